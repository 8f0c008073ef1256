import type { ZonalPull } from './zonal-field.ts';

/**
 * Adds the pull of an oblate body on a point mass, and the reaction.
 *
 * @param centre, body  indices of the oblate body and of the other.
 * @param pole  unit vector of the axis, ICRF, at `poleAt`.
 * @param gm  gravitational parameters by index, au³/d².
 * @param x, a  au and au/d², three per body.
 */
export function addOblateness(
  pull: ZonalPull,
  centre: number,
  body: number,
  pole: Float64Array,
  poleAt: number,
  gm: Float64Array,
  x: Float64Array,
  a: Float64Array,
): void {
  const [c, b] = [3 * centre, 3 * body];
  pull(x[b] - x[c], x[b + 1] - x[c + 1], x[b + 2] - x[c + 2], pole, poleAt, unit);
  for (let axis = 0; axis < 3; axis++) {
    a[b + axis] += gm[centre] * unit[axis];
    a[c + axis] -= gm[body] * unit[axis];
  }
}

const unit = new Float64Array(3);
