import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spanOfTable, stateInTable } from '#engine/table/hermite.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';

const COEFFICIENT = fc.double({ min: -2, max: 2, noNaN: true });
const CUBIC = fc.tuple(COEFFICIENT, COEFFICIENT, COEFFICIENT, COEFFICIENT);

describe('a tabulated orbit', () => {
  test('follows any cubic motion exactly, whatever the rows', () => {
    fc.assert(
      fc.property(
        fc.tuple(CUBIC, CUBIC, CUBIC),
        fc.array(fc.double({ min: 0.01, max: 3, noNaN: true }), { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (cubics, steps, part) => {
          const offsets = steps.reduce((all, step) => [...all, (all.at(-1) ?? 0) + step], [0]);
          const table = tableOf(cubics, offsets);
          const time = part * (offsets.at(-1) ?? 0);
          const state = new Float64Array(6);
          expect(stateInTable(table, table.day, time, state)).toBe(true);
          cubics.forEach((cubic, axis) => {
            const size = 1 + Math.abs(time) ** 3;
            expect(Math.abs(state[axis] - placeOf(cubic, time)) / size).toBeLessThan(1e-11);
            expect(Math.abs(state[axis + 3] - speedOf(cubic, time)) / size).toBeLessThan(1e-9);
          });
        },
      ),
    );
  });

  test('tells nothing before its first row and after its last', () => {
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
});

type Cubic = readonly [number, number, number, number];

function tableOf(cubics: readonly Cubic[], offsets: readonly number[]): OrbitTable {
  return {
    day: 2460000,
    offsets: Float64Array.from(offsets),
    positions: Float64Array.from(offsets.flatMap((time) => cubics.map((cubic) => placeOf(cubic, time)))),
    velocities: Float64Array.from(offsets.flatMap((time) => cubics.map((cubic) => speedOf(cubic, time)))),
  };
}

function placeOf([a, b, c, d]: Cubic, time: number): number {
  return a + time * (b + time * (c + time * d));
}

function speedOf([, b, c, d]: Cubic, time: number): number {
  return b + time * (2 * c + time * 3 * d);
}
