import { expect, test } from 'vitest';
import { readStarField, type StarField, writeStarField } from '#contract/scd/star-bytes.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';

/** Degrees in a milliarcsecond. */
const MAS = 1 / 3_600_000;

const FIELD = {
  stars: {
    count: 3,
    epoch: 2000,
    // Barnard's star, a star without anything, and one that rounds up to a whole turn
    ra: Float64Array.of(269.45208, 1, 360 - 0.1 * MAS),
    dec: Float64Array.of(4.69339, -89.5, -0.000_000_1),
    pmRa: Float32Array.of(-798.6, 0, 0),
    pmDec: Float32Array.of(10_328.1, 0, 0),
    parallax: Float32Array.of(548.3, 0, 0),
    magnitude: Float32Array.of(9.54, 12.01, 4),
    colourIndex: Float32Array.of(1.57, 0, -0.3),
    known: Uint8Array.of(3, 0, STAR_KNOWN.colour),
  },
  facts: { faintLimit: 12.1, limitedBy: 'catalogue', sources: ['Hipparcos'], unmovedEpoch: 1991.25 },
} satisfies StarField;

test('a star field is the same after its journey as bytes, to half a milliarcsecond', () => {
  const { stars, facts } = readStarField(writeStarField(FIELD));
  expect(facts).toEqual(FIELD.facts);
  expect([stars.count, stars.epoch]).toEqual([3, 2000]);
  for (let star = 0; star < 3; star++) {
    const turn = Math.abs(stars.ra[star] - FIELD.stars.ra[star]);
    expect(Math.min(turn, 360 - turn)).toBeLessThan(0.51 * MAS);
    expect(Math.abs(stars.dec[star] - FIELD.stars.dec[star])).toBeLessThan(0.51 * MAS);
  }
  expect(stars.pmRa[0]).toBeCloseTo(-798.6, 3);
  expect(stars.pmDec[0]).toBeCloseTo(10_328.1, 2);
  expect(stars.parallax[0]).toBeCloseTo(548.3, 3);
  expect([...stars.magnitude].map((one) => one.toFixed(2))).toEqual(['9.54', '12.01', '4.00']);
  expect(stars.colourIndex[2]).toBeCloseTo(-0.3, 6);
  expect([...stars.known]).toEqual([3, 0, STAR_KNOWN.colour]);
});

test('other bytes are not a star field', () => {
  expect(() => readStarField(new Uint8Array(100))).toThrow(RangeError);
  const bytes = writeStarField(FIELD);
  expect(() => readStarField(bytes.slice(0, bytes.length - 8))).toThrow(RangeError);
});
