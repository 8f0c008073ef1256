import { LIGHT_SPEED_AU_D } from '../constants.ts';
import type { ForceTerm, PerturberLayout } from './model.ts';

const PER_LIGHT_SPEED_SQUARED = 1 / LIGHT_SPEED_AU_D ** 2;

/**
 * Relativity of the Sun alone, first post-Newtonian order.
 *
 * The other bodies contribute 7 % of it near the Earth's orbit in the worst case and less than 1 km a decade.
 * Source: IERS Conventions (2010), eq. 10.12 with β = γ = 1, for the Sun.
 */
export function solarRelativity(sunGm: number, { velocity }: PerturberLayout): ForceTerm {
  return (perturbers, at, x, v, out) => {
    const w = at + velocity;
    const d0 = x[0] - perturbers[at];
    const d1 = x[1] - perturbers[at + 1];
    const d2 = x[2] - perturbers[at + 2];
    const v0 = v[0] - perturbers[w];
    const v1 = v[1] - perturbers[w + 1];
    const v2 = v[2] - perturbers[w + 2];
    const square = d0 * d0 + d1 * d1 + d2 * d2;
    const r = Math.sqrt(square);
    const scale = (sunGm * PER_LIGHT_SPEED_SQUARED) / (square * r);
    const along = scale * ((4 * sunGm) / r - (v0 * v0 + v1 * v1 + v2 * v2));
    const drag = 4 * scale * (d0 * v0 + d1 * v1 + d2 * v2);
    out[0] += along * d0 + drag * v0;
    out[1] += along * d1 + drag * v1;
    out[2] += along * d2 + drag * v2;
  };
}

/**
 * Relativity of all large bodies: the Einstein-Infeld-Hoffmann equations for a body without mass, without their
 * Newtonian part.
 *
 * Source: Moyer (2003), Formulation for Observed and Computed Values of DSN Data Types, eq. 4-26, β = γ = 1.
 */
export function bodiesRelativity(gm: Float64Array, layout: PerturberLayout): ForceTerm {
  const { moving } = layout;
  return (perturbers, at, x, v, out) => {
    const x0 = x[0];
    const x1 = x[1];
    const x2 = x[2];
    const v0 = v[0];
    const v1 = v[1];
    const v2 = v[2];
    const speedSquare = v0 * v0 + v1 * v1 + v2 * v2;
    const ownPotential = potentialAt(perturbers, at, gm, moving, x);
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    for (let body = 0; body < moving; body++) {
      const p = at + 3 * body;
      const w = p + layout.velocity;
      const b = p + layout.acceleration;
      const d0 = perturbers[p] - x0;
      const d1 = perturbers[p + 1] - x1;
      const d2 = perturbers[p + 2] - x2;
      const w0 = perturbers[w];
      const w1 = perturbers[w + 1];
      const w2 = perturbers[w + 2];
      const b0 = perturbers[b];
      const b1 = perturbers[b + 1];
      const b2 = perturbers[b + 2];
      const square = d0 * d0 + d1 * d1 + d2 * d2;
      const r = Math.sqrt(square);
      const pull = gm[body] / (square * r);
      const approach = d0 * w0 + d1 * w1 + d2 * w2;
      const along =
        pull *
        (speedSquare -
          4 * ownPotential -
          perturbers[at + layout.potential + body] +
          2 * (w0 * w0 + w1 * w1 + w2 * w2) -
          4 * (v0 * w0 + v1 * w1 + v2 * w2) -
          (1.5 * approach * approach) / square +
          0.5 * (d0 * b0 + d1 * b1 + d2 * b2));
      const drag = -pull * (d0 * (4 * v0 - 3 * w0) + d1 * (4 * v1 - 3 * w1) + d2 * (4 * v2 - 3 * w2));
      const carried = (3.5 * gm[body]) / r;
      s0 += along * d0 + drag * (v0 - w0) + carried * b0;
      s1 += along * d1 + drag * (v1 - w1) + carried * b1;
      s2 += along * d2 + drag * (v2 - w2) + carried * b2;
    }
    out[0] += s0 * PER_LIGHT_SPEED_SQUARED;
    out[1] += s1 * PER_LIGHT_SPEED_SQUARED;
    out[2] += s2 * PER_LIGHT_SPEED_SQUARED;
  };
}

function potentialAt(
  perturbers: Float64Array,
  at: number,
  gm: Float64Array,
  count: number,
  x: Float64Array,
): number {
  let sum = 0;
  for (let body = 0, p = at; body < count; body++, p += 3) {
    const d0 = perturbers[p] - x[0];
    const d1 = perturbers[p + 1] - x[1];
    const d2 = perturbers[p + 2] - x[2];
    sum += gm[body] / Math.sqrt(d0 * d0 + d1 * d1 + d2 * d2);
  }
  return sum;
}
