import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { along, difference } from '../geometry/vectors.ts';

/** A short chain of points with their times. */
export type Joint = { readonly positions: Float64Array; readonly offsets: Float64Array };

const NEIGHBOURS = 6;
const HALVINGS = 8;

/** Points that a joint has at most. */
export const JOINT_POINTS = 2 * (HALVINGS + 1) + 1;

/**
 * The piece of a tabulated path between two of its rows, made to pass through the body that is between them: so the line
 * meets the body even when seen from near, however far apart the rows are.
 *
 * It is the polynomial through the six rows around, shifted by as much as it misses the body; its points come closer and
 * closer towards the body.
 *
 * @param positions x y z of each row.
 * @param offsets time of each row, days, rising.
 * @param row the last row not later than `now`; the one after it must exist.
 */
export function jointThrough(
  positions: Float64Array,
  offsets: Float64Array,
  row: number,
  now: number,
  body: Vector3,
): Joint {
  const first = Math.max(0, Math.min(row - NEIGHBOURS / 2 + 1, offsets.length - NEIGHBOURS));
  const last = Math.min(first + NEIGHBOURS, offsets.length);
  const [from, to] = [offsets[row], offsets[row + 1]];
  const missed = difference(body, interpolated(positions, offsets, first, last, now));
  const times = timesBetween(from, now, to);
  const points = times.map((time) => {
    const share = time < now ? (time - from) / (now - from) : (to - time) / (to - now);
    const weight = time === now ? 1 : share;
    const place = interpolated(positions, offsets, first, last, time);
    return along(place, missed, weight);
  });
  return { positions: Float64Array.from(points.flat()), offsets: Float64Array.from(times) };
}

/** The last row whose time is not later than `now`, by bisection; −1 when all are later. */
export function rowBefore(offsets: Float64Array, now: number): number {
  let [low, high] = [-1, offsets.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (offsets[middle] <= now) low = middle;
    else high = middle;
  }
  return low;
}

function timesBetween(from: number, now: number, to: number): readonly number[] {
  const shares = Array.from({ length: HALVINGS + 1 }, (_, step) => 2 ** -step);
  const before = now > from ? shares.map((share) => now - (now - from) * share) : [];
  const after = to > now ? shares.map((share) => now + (to - now) * share).reverse() : [];
  return [...before, now, ...after];
}

/** Lagrange's polynomial through the rows from `first` to before `last`. */
function interpolated(
  positions: Float64Array,
  offsets: Float64Array,
  first: number,
  last: number,
  time: number,
): Vector3 {
  const place: [number, number, number] = [0, 0, 0];
  for (let row = first; row < last; row++) {
    let weight = 1;
    for (let other = first; other < last; other++) {
      if (other !== row) weight *= (time - offsets[other]) / (offsets[row] - offsets[other]);
    }
    for (let axis = 0; axis < 3; axis++) place[axis] += weight * positions[3 * row + axis];
  }
  return place;
}
