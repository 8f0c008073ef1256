import type { Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';

/** Writes the state of an object relative to a body, both barycentric ICRF, from the object's; au and au/d. */
export function writeRelativeState(
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
 * A lower bound of the distance between two relative states, au: that of the chord less twice the sagitta that the
 * change of velocity implies (under constant acceleration an eighth of it times the interval).
 *
 * @param days between the states.
 */
export function leastDistanceBetween(from: Float64Array, to: Float64Array, days: number): number {
  let along = 0;
  let chordSquare = 0;
  let velocityChangeSquare = 0;
  for (let axis = 0; axis < 3; axis++) {
    const chord = to[axis] - from[axis];
    along -= from[axis] * chord;
    chordSquare += chord * chord;
    velocityChangeSquare += (to[axis + 3] - from[axis + 3]) ** 2;
  }
  const part = chordSquare === 0 ? 0 : Math.min(Math.max(along / chordSquare, 0), 1);
  let square = 0;
  for (let axis = 0; axis < 3; axis++) square += (from[axis] + part * (to[axis] - from[axis])) ** 2;
  return Math.max(0, Math.sqrt(square) - (Math.sqrt(velocityChangeSquare) * days) / 4);
}
