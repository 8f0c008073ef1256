import { LARGE_BODY_COUNT } from '../ephemeris/body.ts';

/** Numbers of a symmetric gradient: xx, xy, xz, yy, yz, zz. */
export const GRADIENT_NUMBERS = 6;

/** Distance squared, au², within which the gradient of an asteroid counts: at 0.3 au that of Ceres is 1e-6 of the Sun's. */
const ASTEROID_NEAR = 0.09;

/**
 * Writes the gradient of the pull of point masses at a place, 1/d², to `out` from `index`, {@link GRADIENT_NUMBERS} numbers.
 *
 * @param perturbers positions of the bodies, au, three numbers each, from index `at`.
 * @param gm gravitational parameters by body index, au³/d².
 * @param ownBody index of the body at the place when it is one of them.
 * @param x the place, au, in the first three numbers.
 */
export function writeGravityGradient(
  perturbers: Float64Array,
  at: number,
  bodies: number,
  gm: Float64Array,
  ownBody: number | undefined,
  x: Float64Array,
  out: Float64Array,
  index: number,
): void {
  const skipped = ownBody ?? -1;
  const [x0, x1, x2] = [x[0], x[1], x[2]];
  let [xx, xy, xz, yy, yz, zz] = [0, 0, 0, 0, 0, 0];
  for (let body = 0, p = at; body < bodies; body++, p += 3) {
    if (body === skipped) continue;
    const d0 = perturbers[p] - x0;
    const d1 = perturbers[p + 1] - x1;
    const d2 = perturbers[p + 2] - x2;
    const square = d0 * d0 + d1 * d1 + d2 * d2;
    if (body >= LARGE_BODY_COUNT && square > ASTEROID_NEAR) continue;
    const pull = gm[body] / (square * Math.sqrt(square));
    const stretch = (3 * pull) / square;
    xx += stretch * d0 * d0 - pull;
    xy += stretch * d0 * d1;
    xz += stretch * d0 * d2;
    yy += stretch * d1 * d1 - pull;
    yz += stretch * d1 * d2;
    zz += stretch * d2 * d2 - pull;
  }
  out[index] = xx;
  out[index + 1] = xy;
  out[index + 2] = xz;
  out[index + 3] = yy;
  out[index + 4] = yz;
  out[index + 5] = zz;
}
