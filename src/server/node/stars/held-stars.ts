import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrightStars } from '#catalogue/stars/bright-stars-file.ts';
import { columnsCatalogue } from '#catalogue/stars/columns-catalogue.ts';
import { BRIGHT_STARS_FILE } from '#catalogue/stars/sky-files.ts';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';

/** The stars that come with the page. @param folder `static/sky` of the page. */
export function openBrightStars(folder: string): StarCatalogue {
  const { stars, ...facts } = readBrightStars(readFileSync(join(folder, BRIGHT_STARS_FILE)));
  return columnsCatalogue(stars, facts);
}
