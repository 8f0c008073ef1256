import type { ForceTerm } from './model.ts';
import type { Body } from '../ephemeris/body.ts';

/**
 * Newtonian pull of the bodies `first` to `last` (excluded), but for the body itself.
 *
 * @param gm gravitational parameters by body index, au³/d².
 * @param ownBody index of the body when it is one of them.
 */
export function pointMasses(
  gm: Float64Array,
  first: number,
  last: number,
  ownBody: number | undefined,
): ForceTerm {
  const skipped = ownBody ?? -1;
  return (perturbers, at, x, _v, out) => {
    const x0 = x[0];
    const x1 = x[1];
    const x2 = x[2];
    let a0 = 0;
    let a1 = 0;
    let a2 = 0;
    for (let body = first, p = at + 3 * first; body < last; body++, p += 3) {
      if (body === skipped) continue;
      const d0 = perturbers[p] - x0;
      const d1 = perturbers[p + 1] - x1;
      const d2 = perturbers[p + 2] - x2;
      const square = d0 * d0 + d1 * d1 + d2 * d2;
      const pull = gm[body] / (square * Math.sqrt(square));
      a0 += pull * d0;
      a1 += pull * d1;
      a2 += pull * d2;
    }
    out[0] += a0;
    out[1] += a1;
    out[2] += a2;
  };
}

/**
 * The pull of bodies on the Sun. Where it replaces the direct pull of a body on the object, that body does not change how the object moves
 * about the Sun.
 *
 * @param gm gravitational parameters by body index, au³/d².
 */
export function pullOnSun(gm: Float64Array, bodies: readonly Body[]): ForceTerm {
  return (perturbers, at, _x, _v, out) => {
    for (const body of bodies) {
      const p = at + 3 * body;
      const d0 = perturbers[p] - perturbers[at];
      const d1 = perturbers[p + 1] - perturbers[at + 1];
      const d2 = perturbers[p + 2] - perturbers[at + 2];
      const square = d0 * d0 + d1 * d1 + d2 * d2;
      const pull = gm[body] / (square * Math.sqrt(square));
      out[0] += pull * d0;
      out[1] += pull * d1;
      out[2] += pull * d2;
    }
  };
}
