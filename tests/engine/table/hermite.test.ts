import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spanOfTable, stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';

const COEFFICIENT = fc.double({ min: -2, max: 2, noNaN: true });
const QUINTIC = fc.array(COEFFICIENT, { minLength: 6, maxLength: 6 });

test('a tabulated orbit follows any motion of fifth degree exactly, whatever the rows', () => {
  fc.assert(
    fc.property(
      fc.tuple(QUINTIC, QUINTIC, QUINTIC),
      fc.array(fc.double({ min: 0.01, max: 3, noNaN: true }), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (motions, steps, part) => {
        const offsets = steps.reduce((all, step) => [...all, (all.at(-1) ?? 0) + step], [0]);
        const table = tableOf(motions, offsets);
        const time = part * (offsets.at(-1) ?? 0);
        const state = new Float64Array(6);
        expect(stateInTable(table, table.day, time, state)).toBe(true);
        motions.forEach((motion, axis) => {
          const size = 1 + (offsets.at(-1) ?? 0) ** 5;
          expect(Math.abs(state[axis] - derivative(motion, 0, time)) / size).toBeLessThan(1e-11);
          expect(Math.abs(state[axis + 3] - derivative(motion, 1, time)) / size).toBeLessThan(1e-9);
        });
      },
    ),
  );
});

test('a tabulated orbit has no state before its first row and after its last', () => {
  const table = tableOf(
    [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
    ],
    [0.5, 2],
  );
  expect(spanOfTable(table)).toEqual({ fromDay: 2460000.5, toDay: 2460002 });
  const state = new Float64Array(6).fill(7);
  expect(stateInTable(table, 2460000, 0.4999, state)).toBe(false);
  expect(stateInTable(table, 2460000, 2.0001, state)).toBe(false);
  expect([...state]).toEqual([7, 7, 7, 7, 7, 7]);
  expect(stateInTable(table, 2460000, 2, state)).toBe(true);
});

/** Coefficients of the powers of time from 0 on. */
type Motion = readonly number[];

function tableOf(motions: readonly Motion[], offsets: readonly number[]): OrbitTable {
  const [positions, velocities, accelerations] = [0, 1, 2].map((order) =>
    Float64Array.from(offsets.flatMap((time) => motions.map((motion) => derivative(motion, order, time)))),
  );
  return { day: 2460000, offsets: Float64Array.from(offsets), positions, velocities, accelerations };
}

function derivative(motion: Motion, order: number, time: number): number {
  if (order === 0) return motion.reduceRight((sum, coefficient) => sum * time + coefficient, 0);
  const slope = motion.slice(1).map((coefficient, k) => (k + 1) * coefficient);
  return derivative(slope, order - 1, time);
}
