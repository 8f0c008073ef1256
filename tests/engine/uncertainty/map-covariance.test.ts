import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapCovariance, positionCovariance } from '#engine/uncertainty/map-covariance.ts';

test('a covariance propagated to another instant is itself when nothing moves', () => {
  expect([...mapCovariance(sample(), unit())]).toEqual([...sample()]);
});

test('a covariance propagated to another instant grows with the square of time along a straight flight', () => {
  const flight = unit();
  for (let axis = 0; axis < 3; axis++) flight[6 * axis + axis + 3] = 10;
  const start = new Float64Array(36);
  for (let axis = 3; axis < 6; axis++) start[7 * axis] = 4;
  const mapped = positionCovariance(mapCovariance(start, flight));
  expect([...mapped]).toEqual([400, 0, 0, 0, 400, 0, 0, 0, 400]);
});

test('a covariance propagated to another instant is symmetric and has no negative variance', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 36, maxLength: 36 }),
      (numbers) => {
        const mapped = mapCovariance(sample(), Float64Array.from(numbers));
        for (let row = 0; row < 6; row++) {
          expect(mapped[7 * row]).toBeGreaterThanOrEqual(0);
          for (let column = 0; column < 6; column++) {
            expect(mapped[6 * row + column]).toBe(mapped[6 * column + row]);
          }
        }
      },
    ),
  );
});

test('a covariance propagated to another instant refuses what is not a matrix of 36 finite numbers', () => {
  expect(() => mapCovariance(new Float64Array(35), unit())).toThrow(/covariance must be square/);
  expect(() => mapCovariance(sample(), new Float64Array(36).fill(Number.NaN))).toThrow(/transition matrix/);
});

function unit(): Float64Array {
  return Float64Array.from({ length: 36 }, (_, i) => (i % 7 === 0 ? 1 : 0));
}

/** A diagonal covariance with one correlation. */
function sample(): Float64Array {
  const matrix = new Float64Array(36);
  for (let row = 0; row < 6; row++) matrix[7 * row] = row + 1;
  matrix[1] = 0.5;
  matrix[6] = 0.5;
  return matrix;
}
