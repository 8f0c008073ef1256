import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** A short chain of points with their times. */
export type PathPatch = { readonly positions: Float64Array; readonly offsets: Float64Array };

const NEIGHBOURS = 6;
const HALVINGS = 8;

/** Points that a patch has at most. */
export const PATCH_POINTS = 2 * (HALVINGS + 1) + 1;

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
export function interpolatePatch(
  positions: Float64Array,
  offsets: Float64Array,
  row: number,
  now: number,
  body: Vector3,
): PathPatch {
  const first = Math.max(0, Math.min(row - NEIGHBOURS / 2 + 1, offsets.length - NEIGHBOURS));
  const nodes = Math.min(NEIGHBOURS, offsets.length - first);
  divide(positions, offsets, first, nodes);
  const [from, to] = [offsets[row], offsets[row + 1]];
  const times = timesBetween(from, now, to);
  const places = new Float64Array(3 * times.length);
  for (let axis = 0; axis < 3; axis++) {
    const missed = body[axis] - interpolated(offsets, first, nodes, axis, now);
    for (let point = 0; point < times.length; point++) {
      const time = times[point];
      const share = time < now ? (time - from) / (now - from) : (to - time) / (to - now);
      const weight = time === now ? 1 : share;
      places[3 * point + axis] = interpolated(offsets, first, nodes, axis, time) + weight * missed;
    }
  }
  return { positions: places, offsets: times };
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

/** Parts of the way to the body at which a patch has points, from the row on. */
const SHARES = Array.from({ length: HALVINGS + 1 }, (_, step) => 2 ** -step);

/** Times that come closer and closer to `now` from either side, rising. */
function timesBetween(from: number, now: number, to: number): Float64Array {
  const before = now > from ? SHARES.length : 0;
  const after = to > now ? SHARES.length : 0;
  const times = new Float64Array(before + 1 + after);
  times[before] = now;
  for (let step = 0; step < before; step++) times[step] = now - (now - from) * SHARES[step];
  for (let step = 0; step < after; step++) times[before + after - step] = now + (to - now) * SHARES[step];
  return times;
}

/** Divided differences of the rows that a patch is interpolated from: x y z of each order. */
const differences = new Float64Array(3 * NEIGHBOURS);

/** Fills {@link differences} from the rows from `first` on. */
function divide(positions: Float64Array, offsets: Float64Array, first: number, nodes: number): void {
  differences.set(positions.subarray(3 * first, 3 * (first + nodes)));
  for (let order = 1; order < nodes; order++) {
    for (let node = nodes - 1; node >= order; node--) {
      const span = offsets[first + node] - offsets[first + node - order];
      for (let at = 3 * node; at < 3 * node + 3; at++)
        differences[at] = (differences[at] - differences[at - 3]) / span;
    }
  }
}

/** Newton's polynomial through the rows that were divided last, one axis of it. */
function interpolated(
  offsets: Float64Array,
  first: number,
  nodes: number,
  axis: number,
  time: number,
): number {
  let value = differences[3 * (nodes - 1) + axis];
  for (let node = nodes - 2; node >= 0; node--)
    value = value * (time - offsets[first + node]) + differences[3 * node + axis];
  return value;
}
