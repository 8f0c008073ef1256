import { expect, test } from 'vitest';
import { countStars, LIMIT_VT } from '#catalogue/build/star-counts/count-stars.ts';
import {
  readFitsTables,
  type IndexedStars,
  readTychoIndex,
} from '#catalogue/build/star-counts/tycho-index.ts';
import { healpixCellOf, healpixCells } from '#catalogue/build/star-counts/healpix.ts';
import { seededRandom } from '../../engine/seeded-random.ts';

test.each([
  [Math.cos(Math.PI / 2), 0, 1440],
  [Math.SQRT1_2, Math.PI / 4, 427],
  [0, Math.PI / 2, 1520],
  [1, 0, 0],
  [-1, 0, 3068],
])(
  'of HEALPix cells of 16 sides, z %f and longitude %f lie in ring cell %d (healpy, ang2pix)',
  (z, longitude, cell) => {
    const across = Math.sqrt(1 - z * z);
    expect(healpixCellOf(16, across * Math.cos(longitude), across * Math.sin(longitude), z)).toBe(cell);
  },
);

test('HEALPix cells are all of the same size', () => {
  const counts = new Int32Array(healpixCells(5));
  for (const [x, y, z] of evenly(300_000)) counts[healpixCellOf(5, x, y, z)]++;
  expect(Math.min(...counts)).toBeGreaterThan(970);
  expect(Math.max(...counts)).toBeLessThan(1030);
});

test('an index of stars is counted with what it leaves out where it is crowded, to a quarter of a per cent', () => {
  const sky = randomStars(400_000);
  const truth = sky.filter(({ magnitude }) => magnitude < LIMIT_VT).length;
  const { perSquareDegree, listed, estimated, fullCells, thinnedCells } = countStars(thinned(sky));
  expect(listed / truth).toBeLessThan(0.95);
  expect(Math.abs(estimated / truth - 1)).toBeLessThan(0.0025);
  expect(thinnedCells).toBeGreaterThan(0);
  expect(fullCells).toBeGreaterThan(thinnedCells);
  const mean = perSquareDegree.reduce((sum, count) => sum + count, 0) / perSquareDegree.length;
  expect(mean).toBeCloseTo(estimated / 41_252.96, 2);
});

test('an index of stars is read with places and magnitudes from the tables of its file', () => {
  const { directions, magnitudes, sides, mostPerCell, fullCells } = readTychoIndex(sampleIndex());
  [-1, 0, 1, 1, -1, 0].forEach((place, k) => expect(directions[k]).toBeCloseTo(place, 8));
  expect([...magnitudes]).toEqual([10.5, 4.25]);
  expect({ sides, mostPerCell, fullCells }).toEqual({ sides: 156, mostPerCell: 10, fullCells: 7 });
});

test('an index of stars that lacks a table, is cut short or is something else is refused', () => {
  const whole = sampleIndex();
  expect(() => readTychoIndex(whole.subarray(0, 2880))).toThrow(/no table kdtree_header_stars/);
  expect(() => readFitsTables(whole.subarray(0, whole.length - 2880))).toThrow(/cut short/);
  expect(() => readFitsTables(new Uint8Array(2880).fill(60))).toThrow(/no FITS header/);
});

/** Directions spread evenly over the sphere. */
function evenly(count: number): (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, k) => {
    const z = 1 - (2 * (k + 0.5)) / count;
    const across = Math.sqrt(1 - z * z);
    return [across * Math.cos(k * 2.399_963_229_728_653), across * Math.sin(k * 2.399_963_229_728_653), z];
  });
}

type Star = { readonly at: readonly [number, number, number]; readonly magnitude: number };

/** Stars to VT 11.45 anywhere on the sky, whose numbers grow with the magnitude as those of the sky. */
function randomStars(count: number): readonly Star[] {
  const random = seededRandom(11);
  return Array.from({ length: count }, () => {
    const [z, longitude] = [2 * random() - 1, 2 * Math.PI * random()];
    const across = Math.sqrt(1 - z * z);
    return {
      at: [across * Math.cos(longitude), across * Math.sin(longitude), z],
      magnitude: 11.45 + Math.log10(random()) / 0.437,
    };
  });
}

/** The ten brightest stars of every cell, as the index holds them. */
function thinned(sky: readonly Star[]): IndexedStars {
  const sides = 47;
  const counts = new Uint16Array(healpixCells(sides));
  const listed = sky
    .toSorted((a, b) => a.magnitude - b.magnitude)
    .filter(({ at }) => ++counts[healpixCellOf(sides, ...at)] <= 10);
  return {
    directions: Float64Array.from(listed.flatMap(({ at }) => at)),
    magnitudes: Float32Array.from(listed, ({ magnitude }) => magnitude),
    sides,
    mostPerCell: 10,
    fullCells: counts.filter((stars) => stars >= 10).length,
  };
}

/** Two stars at corners of the box, in the tables of an index. */
function sampleIndex(): Uint8Array<ArrayBuffer> {
  const box = new DataView(new ArrayBuffer(56));
  [-1, -1, -1, 1, 1, 1, 2 ** 31].forEach((value, k) => box.setFloat64(8 * k, value, true));
  const places = new DataView(new ArrayBuffer(24));
  [0, 2 ** 31, 2 ** 32 - 1, 2 ** 32 - 1, 0, 2 ** 31].forEach((value, k) =>
    places.setUint32(4 * k, value, true),
  );
  const magnitudes = new DataView(new ArrayBuffer(8));
  [10.5, 4.25].forEach((value, k) => magnitudes.setFloat32(4 * k, value, false));
  const notes = { KDT_NDAT: '2', CUTNSIDE: '156', CUTNSWEP: '10', SWEEP10: '7' };
  return joined([
    block([
      'SIMPLE  =                    T',
      'BITPIX  =                    8',
      'NAXIS   =                    0',
    ]),
    table('kdtree_header_stars', new DataView(new ArrayBuffer(0)), notes),
    table('kdtree_range_stars', box),
    table('kdtree_data_stars', places),
    table('MAG_VT', magnitudes),
  ]);
}

function table(name: string, data: DataView, notes: Readonly<Record<string, string>> = {}): Uint8Array {
  const cards = {
    XTENSION: "'BINTABLE'",
    BITPIX: '8',
    NAXIS: '2',
    NAXIS1: `${data.byteLength}`,
    NAXIS2: '1',
  };
  const header = Object.entries({ ...cards, TTYPE1: `'${name}'`, ...notes });
  const padding = new Uint8Array((2880 - (data.byteLength % 2880)) % 2880);
  return joined([
    block(header.map(([keyword, value]) => `${keyword.padEnd(8)}= ${value} / a note`)),
    new Uint8Array(data.buffer),
    padding,
  ]);
}

function block(cards: readonly string[]): Uint8Array {
  const text = [...cards, 'END'].map((card) => card.padEnd(80)).join('');
  return new TextEncoder().encode(text.padEnd(2880));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
