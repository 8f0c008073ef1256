import type { NonGravitational } from '../orbit/orbit.ts';
import type { ForceTerm } from './force-term.ts';
import type { PerturberLayout } from './model.ts';

/**
 * Marsden's accelerations along the Sun-body line, in the orbit plane across it, and along the orbit's normal.
 *
 * @param terms A1, A2, A3 in au/d² and the law by which they fade with the distance from the Sun.
 *
 * Source: Marsden, Sekanina & Yeomans (1973), AJ 78, 211, eqs 1 and 5.
 */
export function nonGravitationalForce(terms: NonGravitational, { velocity }: PerturberLayout): ForceTerm {
  const { a1, a2, a3, alpha, r0, m, n, k } = terms;
  return (perturbers, at, x, v, out) => {
    const w = at + velocity;
    const d0 = x[0] - perturbers[at];
    const d1 = x[1] - perturbers[at + 1];
    const d2 = x[2] - perturbers[at + 2];
    const v0 = v[0] - perturbers[w];
    const v1 = v[1] - perturbers[w + 1];
    const v2 = v[2] - perturbers[w + 2];
    const r = Math.sqrt(d0 * d0 + d1 * d1 + d2 * d2);
    const h0 = d1 * v2 - d2 * v1;
    const h1 = d2 * v0 - d0 * v2;
    const h2 = d0 * v1 - d1 * v0;
    const h = Math.sqrt(h0 * h0 + h1 * h1 + h2 * h2);
    const ratio = r / r0;
    const fade = m === 2 ? 1 / (ratio * ratio) : ratio ** -m;
    const g = alpha * fade * (k === 0 ? 1 : (1 + ratio ** n) ** -k);
    const radial = (g * a1) / r;
    const transverse = (g * a2) / (h * r);
    const normal = (g * a3) / h;
    out[0] += radial * d0 + transverse * (h1 * d2 - h2 * d1) + normal * h0;
    out[1] += radial * d1 + transverse * (h2 * d0 - h0 * d2) + normal * h1;
    out[2] += radial * d2 + transverse * (h0 * d1 - h1 * d0) + normal * h2;
  };
}
