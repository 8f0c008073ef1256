import type { Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';

/** Writes the state of an object relative to a body, both barycentric ICRF, from the object's; au and au/d. */
export function relativeTo(
  body: Body,
  ephemeris: Ephemeris,
  day: number,
  offset: number,
  object: Float64Array,
  out: Float64Array,
): void {
  ephemeris.state(body, day, offset, out);
  for (let k = 0; k < 6; k++) out[k] = object[k] - out[k];
}

/**
 * A bound of the least distance between two relative states, au: that of the straight way less twice the bend that the
 * change of velocity tells of (under even acceleration an eighth of it times the time).
 *
 * @param days between the states.
 */
export function leastDistanceBetween(from: Float64Array, to: Float64Array, days: number): number {
  let along = 0;
  let waySquare = 0;
  let turnSquare = 0;
  for (let axis = 0; axis < 3; axis++) {
    const way = to[axis] - from[axis];
    along -= from[axis] * way;
    waySquare += way * way;
    turnSquare += (to[axis + 3] - from[axis + 3]) ** 2;
  }
  const part = waySquare === 0 ? 0 : Math.min(Math.max(along / waySquare, 0), 1);
  let square = 0;
  for (let axis = 0; axis < 3; axis++) square += (from[axis] + part * (to[axis] - from[axis])) ** 2;
  return Math.max(0, Math.sqrt(square) - (Math.sqrt(turnSquare) * days) / 4);
}
