import type { Point } from './points-on-sky.ts';
import { uniforms } from './random-numbers.ts';

/** Divisions of two clouds together at random to which their own is compared. */
const DIVISIONS = 99;

/**
 * Whether two clouds are of one distribution: their energy distance is no larger than that of every one of 99 divisions of both together at
 * random, as one time in a hundred happens to clouds of the same distribution.
 *
 * Source: Székely & Rizzo (2013), J. Stat. Plan. Inference 143, 1249.
 */
export function areAlike(one: readonly Point[], other: readonly Point[]): boolean {
  const all = [...one, ...other];
  const apart = all.map(([x, y]) => Float64Array.from(all, ([u, v]) => Math.hypot(x - u, y - v)));
  const isFirst = Uint8Array.from(all, (_, k) => (k < one.length ? 1 : 0));
  const own = energyDistance(apart, isFirst);
  const next = uniforms(7);
  return Array.from({ length: DIVISIONS }, () => {
    shuffle(isFirst, next);
    return energyDistance(apart, isFirst);
  }).some((random) => random >= own);
}

/** Twice the mean distance between points of either cloud less the mean distances within each. */
function energyDistance(apart: readonly Float64Array[], isFirst: Uint8Array): number {
  const sums = [0, 0, 0]; // within the other, between, within the first
  for (let k = 0; k < isFirst.length; k++) {
    for (let j = 0; j < k; j++) sums[isFirst[k] + isFirst[j]] += 2 * apart[k][j];
  }
  const first = isFirst.reduce((sum, is) => sum + is, 0);
  const other = isFirst.length - first;
  return sums[1] / (first * other) - sums[2] / first ** 2 - sums[0] / other ** 2;
}

function shuffle(values: Uint8Array, next: () => number): void {
  for (let k = values.length - 1; k > 0; k--) {
    const at = Math.floor(next() * (k + 1));
    [values[k], values[at]] = [values[at], values[k]];
  }
}
