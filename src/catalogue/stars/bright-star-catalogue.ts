import { readBrightStars } from './bright-stars-file.ts';
import { columnsCatalogue } from './columns-catalogue.ts';
import type { StarCatalogue } from './star-catalogue.ts';

/** The bright stars of a file as a catalogue. @throws RangeError for another file. */
export function brightStarCatalogue(bytes: Uint8Array): StarCatalogue {
  const { stars, ...facts } = readBrightStars(bytes);
  return columnsCatalogue(stars, facts);
}
