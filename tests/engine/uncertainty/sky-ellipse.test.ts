import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { skyEllipse } from '#engine/uncertainty/sky-ellipse.ts';

test('an ellipse on the sky is a circle of 1 arcsec for a ball of 1 arcsec at any distance', () => {
  fc.assert(
    fc.property(direction(), fc.double({ min: 0.01, max: 40, noNaN: true }), (unit, distance) => {
      const variance = (distance * ARCSECOND) ** 2;
      const ball = Float64Array.of(variance, 0, 0, 0, variance, 0, 0, 0, variance);
      const { major, minor } = skyEllipse(
        ball,
        unit.map((c) => c * distance),
      );
      expect(major).toBeCloseTo(1, 9);
      expect(minor).toBeCloseTo(1, 9);
    }),
  );
});

test('an ellipse on the sky lies along the error that made it: a quarter turn from north is east', () => {
  for (const angle of [0, 30, 90, 135, 179]) {
    const [north, east] = [Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)];
    // Seen along +x, east is +y and north is +z.
    const error = [0, east, north].map((c) => c * 3 * ARCSECOND);
    const { major, minor, positionAngle } = skyEllipse(outer(error), [1, 0, 0]);
    expect(major).toBeCloseTo(3, 10);
    expect(minor).toBeCloseTo(0, 6);
    expect(positionAngle / DEGREE).toBeCloseTo(angle, 8);
  }
});

test('an ellipse on the sky does not feel an error along the line of sight', () => {
  expect(skyEllipse(outer([0, 0.3, 0]), [0, 2, 0]).major).toBeCloseTo(0, 6);
});

test('an ellipse on the sky refuses an object at the observer and a broken covariance', () => {
  expect(() => skyEllipse(new Float64Array(9), [0, 0, 0])).toThrow(/distance/);
  expect(() => skyEllipse(new Float64Array(8), [1, 0, 0])).toThrow(/9 finite/);
  expect(() => skyEllipse(new Float64Array(9).fill(Number.NaN), [1, 0, 0])).toThrow(/9 finite/);
});

function direction(): fc.Arbitrary<number[]> {
  return fc
    .tuple(fc.double({ min: 0, max: 6.28, noNaN: true }), fc.double({ min: -1.57, max: 1.57, noNaN: true }))
    .map(([ra, dec]) => [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)]);
}

function outer(error: readonly number[]): Float64Array {
  return Float64Array.from(error.flatMap((a) => error.map((b) => a * b)));
}
