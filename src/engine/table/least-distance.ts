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
