import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitOfCompleteness } from '#catalogue/build/stars/write-tiles.ts';
import { gatherStars } from '#catalogue/build/stars/gather-stars.ts';
import { replaceTiles } from '#catalogue/build/stars/build-stars.ts';
import { membershipOf, type SkyRegion } from '#catalogue/stars/sky-region.ts';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { DamagedStarsError, openStarTiles } from '#catalogue/stars/star-tiles.ts';

const HIPPARCOS = 'RAdeg,DEdeg,pmRA,pmDE,Plx,Vmag,B-V,SpType,names';
const ALPHA_CENTAURI = '219.90208,-60.83397,-3678.2,481.8,742.1,-0.01,0.71,G2,"alp1Cen, Rigel Kentaurus"';
const TYCHO = 'RAdeg,DEdeg,VTmag';

/** Rows of tyc2.dat as CDS I/259 has them: Barnard's star, and a star without a mean place. */
const BARNARD_TYC2 =
  '0425 02502 1| |269.45402305|  4.66828815|  -798.8| 10277.3| 13| 12| 1.5| 1.4|1989.65|1987.85| 7|1.3|1.0|1.3|1.0|11.412|0.067| 9.630|0.027|999| | 87937   |269.45471139|  4.64384583|1.71|1.62| 14.6| 12.5| |-0.3';
const UNMOVED_TYC2 =
  '0001 00013 1|X|            |            |       |       |   |   |    |    |       |       |  |   |   |   |   |12.146|0.158|11.146|0.158|999| |         |  1.12558209|  2.26739400|1.81|1.52|  9.3| 12.7| |-0.2';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'neo-stars-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('star tiles contain a star once: the entry with the motion, which was elsewhere in 1991', async () => {
  file('hip.csv.gz', [HIPPARCOS, ALPHA_CENTAURI]);
  // alpha Cen A in 1991.25, and another star a minute of arc from it
  file('tycho.csv', [TYCHO, '219.92041,-60.83515,0.14', '219.9,-60.85,9.5']);
  const { catalogue, finished } = await gathered();
  const found = catalogue.find(queryOf(circle(219.91, -60.84, 0.2)));
  expect([...found.stars.magnitude].map((v) => v.toFixed(2))).toEqual(['-0.01', '9.44']);
  expect(found.stars.ra[0]).toBeCloseTo(219.90208, 6);
  expect([...found.stars.known]).toEqual([3, 0]);
  expect(finished).toEqual([
    ['hip.csv.gz', { taken: 1, known: 0, dropped: 0 }],
    ['tycho.csv', { taken: 1, known: 1, dropped: 0 }],
  ]);
  expect(catalogue.sources).toEqual([
    'Hipparcos (ESA 1997)',
    'Tycho-2 without proper motions (Høg et al. 2000)',
  ]);
});

test('star tiles contain a star once where the list without motions has its mean place of 2000', async () => {
  file('hip.csv.gz', [HIPPARCOS, ALPHA_CENTAURI]);
  file('tycho.csv', [TYCHO, '219.90208,-60.83397,0.14']);
  const { catalogue } = await gathered();
  expect(catalogue.find(queryOf(circle(219.91, -60.84, 0.2))).stars.count).toBe(1);
});

test("star tiles move Barnard's star, which a list without motions leaves 279 arcsec behind in 2026", async () => {
  file('tycho.csv', [TYCHO, '269.45207,4.69339,9.78']);
  const { catalogue } = await gathered();
  const { stars } = catalogue.find(queryOf(circle(269.45, 4.69, 0.2)));
  expect(stars.count).toBe(1);
  expect(Math.hypot(stars.pmRa[0], stars.pmDec[0]) / 1000).toBeCloseTo(10.39, 1);
  expect(stars.parallax[0]).toBeCloseTo(547, 0);
  expect(catalogue.sources).toContain('Swift stars (Reylé et al. 2021; Gaia DR3)');
});

test('star tiles contain both of two stars that are close but not as bright', async () => {
  file('hip.csv', [HIPPARCOS, '10,20,0,0,0,8,0.5,G,""']);
  file('tycho.csv', [TYCHO, '10.0005,20,8.8']);
  const { catalogue } = await gathered();
  expect(catalogue.find(queryOf(circle(10, 20, 0.1))).stars.count).toBe(2);
});

test('star tiles are made of Tycho-2 as the CDS has it, with V and B-V of its bands', async () => {
  file('tyc2.dat', [BARNARD_TYC2, UNMOVED_TYC2]);
  const { catalogue } = await gathered();
  const barnard = catalogue.find(queryOf(circle(269.45, 4.67, 0.1))).stars;
  expect(barnard.pmDec[0]).toBeCloseTo(10_277.3, 1);
  // SIMBAD: V 9.51, B-V 1.73; of so red a star the bands of Tycho give them to a tenth or two
  expect(Math.abs(barnard.magnitude[0] - 9.51)).toBeLessThan(0.1);
  expect(Math.abs(barnard.colourIndex[0] - 1.73)).toBeLessThan(0.25);
  const unmoved = catalogue.find(queryOf(circle(1.1256, 2.2674, 0.01))).stars;
  expect([...unmoved.known]).toEqual([1]);
});

test('star tiles are made of Gaia, brought from 2016 to 2000', async () => {
  // Proxima Centauri, Gaia DR3 5853498713190525696; its place at J2000.0 by SIMBAD
  file('gaia.csv', [
    'source_id,ra,dec,parallax,pmra,pmdec,phot_g_mean_mag,bp_rp',
    '5853498713190525696,217.39232147200883,-62.67607511676666,768.0665,-3781.741,769.465,8.984749,3.8057039',
  ]);
  const { catalogue } = await gathered();
  const { stars } = catalogue.find(queryOf(circle(217.42, -62.68, 0.05)));
  expect(Math.abs(stars.ra[0] - 217.428_942_2) * 3600 * 0.4589).toBeLessThan(0.1);
  expect(Math.abs(stars.dec[0] + 62.679_490_7) * 3600).toBeLessThan(0.1);
});

test('a build of star tiles drops damaged rows and counts them', async () => {
  file('tycho.csv', [TYCHO, '10,20,9', '10,95,9', 'x,20,9', '10,20', '400,20,9', '', '11,20,9.5']);
  const { finished } = await gathered();
  expect(finished).toEqual([['tycho.csv', { taken: 2, known: 0, dropped: 4 }]]);
});

test('a folder without a catalogue, or a file that breaks off, gives no star tiles', async () => {
  file('readme.txt', ['nothing']);
  await expect(gathered()).rejects.toThrow(RangeError);
  const packed = gzipSync([TYCHO, ...Array.from({ length: 1000 }, (_, n) => `${n % 360},20,9`)].join('\n'));
  writeFileSync(join(folder, 'tycho.csv.gz'), packed.subarray(0, packed.length - 40));
  await expect(gathered()).rejects.toThrow(Error);
});

test('star tiles stay where those of a file that was cut short are fewer', async () => {
  const tiles = join(folder, 'tiles.bin');
  const stars = Array.from({ length: 100 }, (_, n) => `${n},20,9`);
  file('tycho.csv', [TYCHO, ...stars]);
  await replaceTiles(tiles, await gatherStars(folder, silent()));
  file('tycho.csv', [TYCHO, ...stars.slice(0, 90)]);
  const fewer = await gatherStars(folder, silent());
  await expect(replaceTiles(tiles, fewer)).rejects.toThrow('90 stars, 100 before');
  file('tycho.csv', [TYCHO, ...stars.slice(0, 99)]);
  const nearlyAll = await gatherStars(folder, silent());
  await replaceTiles(tiles, nearlyAll);
  expect(readFileSync(tiles).equals(nearlyAll)).toBe(true);
});

test('stars in tiles are found wherever a region lies, as if each had been examined', async () => {
  const rows = Array.from({ length: 4000 }, (_, n) => {
    const dec = (Math.asin(2 * ((n * 0.618_034) % 1) - 1) * 180) / Math.PI;
    return `${((n * 137.507_764) % 360).toFixed(5)},${dec.toFixed(5)},${(6 + ((n * 0.37) % 8)).toFixed(2)}`;
  });
  file('tycho.csv', [TYCHO, ...rows, '0,90,7', '123,-90,7', '359.99999,0,7', '0,0,7']);
  const { catalogue } = await gathered();
  const all = catalogue.find(queryOf(circle(0, 0, 180))).stars;
  expect(all.count).toBe(4004);
  const region = fc.oneof(
    fc.record({
      kind: fc.constant('rectangle' as const),
      ra: fc.double({ min: -360, max: 360, noNaN: true }),
      dec: fc.double({ min: -90, max: 90, noNaN: true }),
      sizeRa: fc.double({ min: 0.1, max: 360, noNaN: true }),
      sizeDec: fc.double({ min: 0.1, max: 180, noNaN: true }),
    }),
    fc.record({
      kind: fc.constant('circle' as const),
      ra: fc.double({ min: 0, max: 360, noNaN: true }),
      dec: fc.double({ min: -90, max: 90, noNaN: true }),
      radius: fc.double({ min: 0.1, max: 60, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(region, fc.double({ min: 6, max: 14, noNaN: true }), (where, faintest) => {
      const isInside = membershipOf(where);
      let expected = 0;
      for (let star = 0; star < all.count; star++) {
        if (isInside(all.ra[star], all.dec[star]) && all.magnitude[star] <= Math.fround(faintest)) expected++;
      }
      const found = catalogue.find({ ...queryOf(where), faintest: Math.fround(faintest) });
      expect(Math.abs(found.stars.count - expected)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});

test('stars in tiles come brightest first, no more than are requested, and with the magnitude where they are cut', async () => {
  file('tycho.csv', [TYCHO, ...Array.from({ length: 100 }, (_, n) => `10.${n},20,${8 + n / 25}`)]);
  const { catalogue } = await gathered();
  const found = catalogue.find({ ...queryOf(circle(10.5, 20, 2)), most: 10 });
  expect(found.stars.count).toBe(10);
  expect(found.stars.magnitude[0]).toBeCloseTo(7.94, 2);
  expect(found.limitedBy).toBe('catalogue'); // so few stars are complete to V 4 at most
  expect([...found.stars.magnitude].every((v, n, list) => n === 0 || v >= list[n - 1])).toBe(true);
});

test('stars in tiles are refused where the file is cut off', async () => {
  file('tycho.csv', [TYCHO, '10,20,9']);
  const bytes = await gatherStars(folder, silent());
  expect(() => opened(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
  expect(() => opened(new Uint8Array(2000))).toThrow(RangeError);
});

test('stars in tiles are the same or refused, whichever bit of their file has changed', async () => {
  file('tycho.csv', [TYCHO, '10,20,9', '10.1,20,9.5', '10.2,20.9,10', '11.5,21,8']);
  const bytes = await gatherStars(folder, silent());
  const around = queryOf(circle(10.5, 20.5, 3));
  const sound = opened(bytes).find(around);
  const places = [...Array.from({ length: 40 }, (_, at) => at), ...fc.sample(fc.nat(bytes.length - 1), 20)];
  const stars = Array.from({ length: 96 }, (_, back) => bytes.length - 1 - back);
  for (const at of [...places, ...stars]) {
    bytes[at] ^= 1 << (at % 8);
    try {
      expect(opened(bytes).find(around)).toEqual(sound);
    } catch (error) {
      expect(error instanceof RangeError || error instanceof DamagedStarsError, `byte ${at}`).toBe(true);
    }
    bytes[at] ^= 1 << (at % 8);
  }
});

test('a catalogue of stars is complete to where its counts stop growing', () => {
  const stars = Array.from({ length: 20_000 }, (_, n) => 5 + 8 * ((n + 1) / 20_000) ** 0.2);
  const cut = stars.filter((v) => v < 11.5);
  expect(limitOfCompleteness(stars)).toBeGreaterThanOrEqual(12.5);
  expect(limitOfCompleteness(cut)).toBeGreaterThanOrEqual(11);
  expect(limitOfCompleteness(cut)).toBeLessThanOrEqual(11.5);
});

test('the completeness of few stars is unknown', () => {
  expect(limitOfCompleteness([9, 9.1, 9.2])).toBe(4);
});

function file(name: string, lines: readonly string[]): void {
  const text = lines.join('\n');
  writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
}

async function gathered() {
  const finished: [string, object][] = [];
  const bytes = await gatherStars(folder, {
    ...silent(),
    finished: (name, result) => void finished.push([name, result]),
  });
  return { catalogue: opened(bytes), finished };
}

function silent() {
  return { started: () => {}, read: () => {}, finished: () => {} };
}

function opened(bytes: Uint8Array): StarCatalogue {
  return openStarTiles((offset, length) => {
    if (offset + length > bytes.length) throw new RangeError('too short');
    return bytes.slice(offset, offset + length);
  }, bytes.length);
}

function queryOf(region: SkyRegion) {
  return { region, brightest: -2, faintest: 30, most: 100_000 };
}

function circle(ra: number, dec: number, radius: number): SkyRegion {
  return { kind: 'circle', ra, dec, radius };
}
