import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { photometryOf } from '#catalogue/brightness.ts';
import { mergeSources } from '#catalogue/merge/merge-sources.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { comparePopulation } from '../../engine/survey/population-truth.ts';
import { seededRandom } from '../../engine/seeded-random.ts';
import { recordedFolder } from '../shared-folder.ts';

const FILE = 'mpc_nea_extended_2021_epoch2459403.5.json.gz';

/** 2026-11-22. */
const FIRST_DAY = 2_461_366.5;

test('the year of the population has the brightest magnitudes of 50 random near-Earth asteroids to 0.05 mag', () => {
  const bytes = new Uint8Array(gunzipSync(readFileSync(join(recordedFolder('catalogue'), FILE))));
  const catalogue = readCatalogue(mergeSources([{ name: FILE.replace('.gz', ''), bytes }]).bytes);
  const random = seededRandom(2026);
  const objects = Array.from({ length: 50 }, () => {
    const body = catalogue.body(Math.floor(random() * catalogue.count));
    const photometry = photometryOf(body) ?? ({ law: 'H-G', h: 20, g: 0.15 } as const);
    return { orbit: orbitOf(body), photometry };
  });
  const { integrated, windows, largestError } = comparePopulation(objects, FIRST_DAY, 23);
  expect(largestError).toBeLessThan(0.05);
  expect(windows).toBeGreaterThan(5);
  expect(integrated).toBeGreaterThan(0);
});
