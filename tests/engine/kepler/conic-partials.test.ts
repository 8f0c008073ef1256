import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { conicPartials } from '#engine/kepler/conic-partials.ts';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { STATE_DIRECTIONS } from '#engine/propagate/variations.ts';

const CONICS = [0, 0.5, 0.9, 0.999, 1, 1.001, 1.2, 3.5];

/** A conic, a day on it after its perihelion, and days from there. */
const arcs = fc.record({
  e: fc.constantFrom(...CONICS),
  q: fc.double({ min: 0.1, max: 5, noNaN: true }),
  from: fc.double({ min: -1000, max: 1000, noNaN: true }),
  days: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

test('partials on every conic are symplectic, as those of any motion in a potential', () => {
  fc.assert(
    fc.property(arcs, ({ e, q, from, days }) => {
      const start = onConic(q, e, from);
      const partials = partialsOf(start, days);
      const largest = Math.max(...partials.map(Math.abs));
      for (let a = 0; a < 6; a++) {
        for (let b = 0; b < 6; b++) {
          const expected = b - a === 3 ? 1 : a - b === 3 ? -1 : 0;
          expect(Math.abs(areaOf(partials, a, b) - expected)).toBeLessThan(1e-11 * largest ** 2 + 1e-9);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a small change of the start moves the end by its part of the partials', () => {
  fc.assert(
    fc.property(arcs, fc.integer({ min: 0, max: 5 }), ({ e, q, from, days }, column) => {
      const start = onConic(q, e, from);
      const partials = partialsOf(start, days);
      const step = 1e-6 * lengthAt(start, column < 3 ? 0 : 3);
      const [near, far] = [step, 2 * step].map((by) => {
        const [above, below] = [endAfter(start, column, by, days), endAfter(start, column, -by, days)];
        return above.map((value, row) => value - numberAt(below, row));
      }) as [Float64Array, Float64Array];
      // five points: the third derivative near a perihelion, many revolutions later, is large
      const difference = near.map((value, row) => (8 * value - numberAt(far, row)) / (12 * step));
      const expected = Float64Array.from({ length: 6 }, (_, row) => numberAt(partials, 6 * row + column));
      for (const at of [0, 3]) {
        const error = lengthAt(
          difference.map((value, row) => value - numberAt(expected, row)),
          at,
        );
        expect(error).toBeLessThanOrEqual(1e-3 * lengthAt(expected, at) + 1e-6);
      }
    }),
    { numRuns: 300 },
  );
});

test('partials after no time are those of no change', () => {
  expect([...partialsOf(onConic(0.7, 0.4, 30), 0)]).toEqual(
    STATE_DIRECTIONS.flatMap((one) => Array.from(one)),
  );
});

function partialsOf(start: Float64Array, days: number): Float64Array {
  const partials = new Float64Array(36);
  conicPartials(SUN_GM, start, STATE_DIRECTIONS, days, partials);
  return partials;
}

/** Area in phase space that two columns span. */
function areaOf(partials: Float64Array, a: number, b: number): number {
  return [0, 1, 2].reduce((sum, k) => {
    const [placeA, rateA] = [numberAt(partials, 6 * k + a), numberAt(partials, 6 * (k + 3) + a)];
    const [placeB, rateB] = [numberAt(partials, 6 * k + b), numberAt(partials, 6 * (k + 3) + b)];
    return sum + placeA * rateB - rateA * placeB;
  }, 0);
}

function onConic(q: number, e: number, days: number): Float64Array {
  const speed = Math.sqrt((SUN_GM * (1 + e)) / q);
  const state = Float64Array.of(q, 0, 0, 0, speed * 0.8, speed * 0.6);
  twoBodyStep(SUN_GM, state, days, state);
  return state;
}

function endAfter(start: Float64Array, column: number, step: number, days: number): Float64Array {
  const state = start.map((value, k) => (k === column ? value + step : value));
  twoBodyStep(SUN_GM, state, days, state);
  return state;
}

function lengthAt(state: Float64Array, at: number): number {
  return Math.hypot(...state.subarray(at, at + 3));
}
