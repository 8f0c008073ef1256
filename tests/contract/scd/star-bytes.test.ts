import { expect, test } from 'vitest';
import { readStarField, type StarField, writeStarField } from '#contract/scd/star-bytes.ts';
import { ARCSECOND, DEGREE, TURN } from '#engine/constants.ts';
import { STAR_KNOWN } from '#engine/stars/star-columns.ts';

const MAS = ARCSECOND / 1000;

const FIELD = {
  stars: {
    count: 3,
    // Barnard's star, a star without anything, and one that rounds up to a whole turn
    rightAscension: Float64Array.of(269.45208 * DEGREE, 1, TURN - 0.1 * MAS),
    declination: Float64Array.of(4.69339 * DEGREE, -1.5, -0.000_000_001),
    motionEast: Float32Array.of(-798.6 * MAS, 0, 0),
    motionNorth: Float32Array.of(10_328.1 * MAS, 0, 0),
    parallax: Float32Array.of(548.3 * MAS, 0, 0),
    magnitude: Float32Array.of(9.54, 12.01, 4),
    colour: Float32Array.of(1.57, 0, -0.3),
    known: Uint8Array.of(7, 0, STAR_KNOWN.colour),
  },
  facts: { faintLimit: 12.1, limitedBy: 'catalogue', sources: ['Hipparcos'], unmovedEpoch: 1991.25 },
} satisfies StarField;

test('a star field is the same after its journey as bytes, to half a milliarcsecond', () => {
  const { stars, facts } = readStarField(writeStarField(FIELD));
  expect(facts).toEqual(FIELD.facts);
  expect(stars.count).toBe(3);
  for (let star = 0; star < 3; star++) {
    const turn = Math.abs(stars.rightAscension[star] - FIELD.stars.rightAscension[star]);
    expect(Math.min(turn, TURN - turn)).toBeLessThan(0.51 * MAS);
    expect(Math.abs(stars.declination[star] - FIELD.stars.declination[star])).toBeLessThan(0.51 * MAS);
  }
  expect(stars.motionNorth[0] / MAS).toBeCloseTo(10_328.1, 2);
  expect(stars.parallax[0] / MAS).toBeCloseTo(548.3, 3);
  expect([...stars.magnitude].map((one) => one.toFixed(2))).toEqual(['9.54', '12.01', '4.00']);
  expect(stars.colour[2]).toBeCloseTo(-0.3, 6);
  expect([...stars.known]).toEqual([7, 0, STAR_KNOWN.colour]);
});

test('other bytes are no star field', () => {
  expect(() => readStarField(new Uint8Array(100))).toThrow(RangeError);
  const bytes = writeStarField(FIELD);
  expect(() => readStarField(bytes.slice(0, bytes.length - 8))).toThrow(RangeError);
});
