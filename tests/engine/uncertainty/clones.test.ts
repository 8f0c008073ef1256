import { expect, test } from 'vitest';
import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { cloneOrbits } from '#engine/uncertainty/clones.ts';
import { SAMPLE_ORBIT } from '../sample-orbit.ts';

/** Strongly correlated, as orbits are: one direction of 1e-6 and five of 1e-9. */
const COVARIANCE = Float64Array.from({ length: 36 }, (_, k) => {
  const [row, column] = [Math.floor(k / 6), k % 6];
  return 1e-12 * (row + 1) * (column + 1) + (row === column ? 1e-18 : 0);
});

test('clones of an orbit have exactly its state in the mean and its covariance', () => {
  const states = cloneOrbits(SAMPLE_ORBIT, COVARIANCE, 60, 1).map(stateOf);
  const centre = stateOf(SAMPLE_ORBIT);
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const products = states.map((state) => (state[row] - centre[row]) * (state[column] - centre[column]));
      expect(mean(products) / COVARIANCE[6 * row + column]).toBeCloseTo(1, 5);
    }
    expect(mean(states.map((state) => state[row])) - centre[row]).toBeCloseTo(0, 14);
  }
});

test('clones of an orbit are the same for the same seed, and others for another', () => {
  const [first, again, other] = [1, 1, 2].map((seed) => cloneOrbits(SAMPLE_ORBIT, COVARIANCE, 40, seed));
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

test('clones of an orbit differ in the parameters that were solved for, and in no others', () => {
  const covariance = new Float64Array(100);
  for (let k = 0; k < 8; k++) covariance[11 * k] = k === 6 ? 0 : 1e-20;
  const orbit = { ...SAMPLE_ORBIT, nonGravitational: { a1: 1e-13, a2: -3e-14, a3: 0, ...INVERSE_SQUARE } };
  const clones = cloneOrbits(orbit, covariance, 40, 1);
  expect(new Set(clones.map(({ nonGravitational }) => nonGravitational?.a1))).toEqual(new Set([1e-13]));
  expect(new Set(clones.map(({ nonGravitational }) => nonGravitational?.a2)).size).toBe(40);
  expect(clones.every(({ nonGravitational }) => nonGravitational?.delay === undefined)).toBe(true);
});

function stateOf({ position, velocity }: typeof SAMPLE_ORBIT): number[] {
  return [...position, ...velocity];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}
