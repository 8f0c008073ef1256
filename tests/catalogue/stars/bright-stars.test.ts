import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseKstarsStars } from '#catalogue/parse/kstars-stars.ts';
import { readBrightStars } from '#catalogue/stars/bright-stars-file.ts';
import {
  type ConstellationFile,
  BRIGHT_STARS_FILE,
  CONSTELLATIONS_FILE,
} from '#catalogue/stars/sky-files.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';
import { DEGREE } from '#engine/constants.ts';

const FOLDER = 'public/static/sky/';
const { stars, names, faintLimit } = readBrightStars(readFileSync(FOLDER + BRIGHT_STARS_FILE));

test('the stars that come with the page are those to V 7, the brightest first, the 300 brightest of them named', () => {
  expect(stars.count).toBeGreaterThan(15_000);
  expect(faintLimit).toBe(7);
  expect(stars.magnitude[stars.count - 1]).toBeCloseTo(7, 2);
  for (let row = 1; row < stars.count; row++)
    expect(stars.magnitude[row] - stars.magnitude[row - 1]).toBeGreaterThanOrEqual(0);
  expect(names.length).toBeGreaterThanOrEqual(295);
  expect(names.slice(0, 3)).toEqual([
    [0, 'Sirius', 'α CMa'],
    [1, 'Canopus', 'α Car'],
    [2, 'Arcturus', 'α Boo'],
  ]);
});

// Hipparcos, J2000 (ESA 1997, I/239; SIMBAD): RA, Dec (deg), V, B-V
test.each([
  ['Vega', 279.234735, 38.783689, 0.03, 0.0],
  ['Polaris', 37.954561, 89.264109, 1.98, 0.64],
  ['Rigil Kentaurus', 219.902058, -60.833993, -0.01, 0.71],
  ['Antares', 247.351915, -26.432003, 1.06, 1.87],
  ['Betelgeuse', 88.792939, 7.407064, 0.45, 1.5],
])('%s is where Hipparcos has it, to the tenth of an arcsecond of the source', (name, ra, dec, v, bv) => {
  const row = rowOf(name);
  const cosine = Math.cos(dec * DEGREE);
  expect(Math.abs(stars.ra[row] - ra) * cosine * 3600).toBeLessThan(0.1);
  expect(Math.abs(stars.dec[row] - dec) * 3600).toBeLessThan(0.1);
  expect(stars.magnitude[row]).toBeCloseTo(v, 1);
  expect(stars.colourIndex[row]).toBeCloseTo(bv, 1);
});

test('Sirius moves by its proper motion: 1.34 arcsec a year', () => {
  const vectors = starVectors(stars, rowOf('Sirius'));
  const [then, later] = [starDirection(vectors, 0, [0, 0, 0]), starDirection(vectors, 100, [0, 0, 0])];
  const apart = Math.hypot(...then.map((part, axis) => later[axis] - part)) / DEGREE;
  expect(apart * 3600).toBeCloseTo(134, 0);
});

test('the stars that come with the page have right ascensions all round the sky', () => {
  const counts = Array.from({ length: 24 }, () => 0);
  for (let row = 0; row < stars.count; row++) counts[Math.floor(stars.ra[row] / 15)]++;
  expect(Math.min(...counts)).toBeGreaterThan(300);
});

test('the stars that come with the page and the constellations and deep-sky objects take 300 kB at most as they are sent', () => {
  const files = [BRIGHT_STARS_FILE, CONSTELLATIONS_FILE, 'deep-sky.json'];
  const packed = files.map((file) => gzipSync(readFileSync(FOLDER + file)).length);
  expect(packed.reduce((sum, one) => sum + one, 0)).toBeLessThan(300_000);
  expect(statSync(FOLDER + BRIGHT_STARS_FILE).size).toBeLessThan(280_000);
});

test('a file of bright stars that is cut off, or none, is refused', () => {
  const bytes = readFileSync(FOLDER + BRIGHT_STARS_FILE);
  expect(() => readBrightStars(bytes.subarray(0, 1000))).toThrow(RangeError);
  expect(() => readBrightStars(new TextEncoder().encode('something else, and long enough'))).toThrow(
    RangeError,
  );
});

test('the constellations are the 88, Serpens in two parts, with lines and borders on the sky', () => {
  const text = readFileSync(FOLDER + CONSTELLATIONS_FILE, 'utf8');
  const { names: all, lines, borders } = JSON.parse(text) as ConstellationFile;
  expect(new Set(all.map(([id]) => id)).size).toBe(88);
  expect(all.find(([id]) => id === 'UMa')?.[1]).toBe('Ursa Major');
  for (const line of [...lines, ...borders]) {
    expect(line.length % 2).toBe(0);
    line.forEach((value, index) =>
      index % 2 === 0
        ? expect(value >= 0 && value < 360).toBe(true)
        : expect(Math.abs(value)).toBeLessThanOrEqual(90),
    );
  }
});

test('lines of the source are read by their columns, and damaged ones counted', () => {
  const { stars: read, dropped } = parseKstarsStars([
    '# a comment',
    '143936.50 -605002.3 -003678.2+000481.800742.1 -0.0100.71G2 1            , alp1Cen, Rigel Kentaurus',
    '1439x6.50 -605002.3 -003678.2+000481.800742.1 -0.0100.71G2 1',
    '143936.50 -915002.3 -003678.2+000481.800742.1 -0.0100.71G2 1',
    '',
  ]);
  expect(dropped).toBe(2);
  expect(read).toHaveLength(1);
  expect(read[0].ra).toBeCloseTo(219.902083, 6);
  expect(read[0].dec).toBeCloseTo(-60.833972, 6);
  expect(read[0]).toMatchObject({
    pmRa: -3678.2,
    pmDec: 481.8,
    parallax: 742.1,
    magnitude: -0.01,
    colourIndex: 0.71,
  });
});

function rowOf(name: string): number {
  const found = names.find(([, proper]) => proper === name);
  if (found === undefined) throw new RangeError(`there is no ${name}`);
  return found[0];
}
