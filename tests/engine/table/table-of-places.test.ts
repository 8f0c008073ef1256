import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateInTable } from '#engine/table/hermite.ts';
import { tableOfPlaces } from '#engine/table/table-of-places.ts';

test('a table of places alone has the velocities and accelerations of any motion of sixth degree, whatever the rows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 7, maxLength: 7 }),
      fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 6, maxLength: 12 }),
      (motion, steps) => {
        const offsets = Float64Array.from([0, ...steps.map((_, k) => sum(steps.slice(0, k + 1)))]);
        const at = (order: number, time: number) => derivative(motion, order, time);
        const positions = Float64Array.from([...offsets].flatMap((time) => [at(0, time), 1, time]));
        const table = tableOfPlaces(2_460_000, offsets, positions);
        const size = 1 + sum(steps) ** 6;
        offsets.forEach((time, row) => {
          expect(Math.abs(table.velocities[3 * row] - at(1, time)) / size).toBeLessThan(1e-9);
          expect(Math.abs(table.accelerations[3 * row] - at(2, time)) / size).toBeLessThan(1e-8);
          expect(table.velocities[3 * row + 1]).toBeCloseTo(0, 9);
          expect(table.velocities[3 * row + 2]).toBeCloseTo(1, 9);
        });
      },
    ),
  );
});

test('a table of places alone is a straight line between two rows, and needs at least two', () => {
  const table = tableOfPlaces(2_460_000, Float64Array.of(0, 2), Float64Array.of(0, 0, 0, 4, 2, 0));
  const state = new Float64Array(6);
  stateInTable(table, 2_460_000, 1, state);
  expect([...state]).toEqual([2, 1, 0, 2, 1, 0]);
  expect(() => tableOfPlaces(0, Float64Array.of(0), Float64Array.of(0, 0, 0))).toThrow(RangeError);
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** @param motion coefficients of the powers of time from 0 on. */
function derivative(motion: readonly number[], order: number, time: number): number {
  let coefficients = motion;
  for (let k = 0; k < order; k++)
    coefficients = coefficients.slice(1).map((coefficient, power) => coefficient * (power + 1));
  return sum(coefficients.map((coefficient, power) => coefficient * time ** power));
}
