const SERIES_LIMIT = 1; // |β s²| below which the closed forms would lose digits
const THIRD = Float64Array.from([1, 20, 42, 72, 110, 156, 210, 272, 342, 420, 506]); // (2k+2)(2k+3), first 1 for 1/6
const SECOND = Float64Array.from([1, 12, 30, 56, 90, 132, 182, 240, 306, 380, 462]); // (2k+1)(2k+2), first 1 for 1/2
const FOURTH = Float64Array.from([1, 30, 56, 90, 132, 182, 240, 306, 380, 462, 552]); // (2k+3)(2k+4), first 1 for 1/24
const FIFTH = Float64Array.from([1, 42, 72, 110, 156, 210, 272, 342, 420, 506, 600]); // (2k+4)(2k+5), first 1 for 1/120

/**
 * Universal functions G₀ … G₃ of Stumpff, written to `out[0…3]`.
 *
 * G₀ = cos(√β s) for β > 0, cosh(√−β s) for β < 0, and Gₙ₊₁ is the integral of Gₙ over s.
 *
 * @param beta 2 μ / r − v², au²/d²: positive on ellipses, 0 on a parabola.
 * @param s universal variable, d/au: ds = dt / r.
 *
 * Accuracy: 2e-16 relative for β s² < 1; beyond, 1e-15 of the largest term.
 * Source: Stumpff (1962), Himmelsmechanik I; half angles as in Wisdom & Hernandez (2015), MNRAS 453, 3015.
 */
export function universalFunctions(beta: number, s: number, out: Float64Array): void {
  const z = beta * s * s;
  if (z < SERIES_LIMIT && z > -SERIES_LIMIT) {
    out[3] = (nestedSeries(z, THIRD) / 6) * s * s * s;
    out[2] = (nestedSeries(z, SECOND) / 2) * s * s;
    out[1] = s - beta * out[3];
    out[0] = 1 - beta * out[2];
    return;
  }
  const root = Math.sqrt(Math.abs(beta));
  const half = 0.5 * root * s;
  const sine = beta > 0 ? Math.sin(half) : Math.sinh(half);
  const cosine = beta > 0 ? Math.cos(half) : Math.cosh(half);
  out[2] = (2 * sine * sine) / Math.abs(beta);
  out[1] = (2 * sine * cosine) / root;
  out[0] = 1 - beta * out[2];
  out[3] = (s - out[1]) / beta;
}

/** Writes G₄ and G₅ to `out[4…5]`, whose G₂ and G₃ are those of the same numbers; accuracy as theirs. */
export function higherUniversalFunctions(beta: number, s: number, out: Float64Array): void {
  const z = beta * s * s;
  if (z < SERIES_LIMIT && z > -SERIES_LIMIT) {
    out[5] = (nestedSeries(z, FIFTH) / 120) * s ** 5;
    out[4] = (nestedSeries(z, FOURTH) / 24) * s ** 4;
    return;
  }
  out[4] = (s ** 2 / 2 - out[2]) / beta;
  out[5] = (s ** 3 / 6 - out[3]) / beta;
}

/** 1 − z/d₁ (1 − z/d₂ (1 − …)). */
function nestedSeries(z: number, divisors: Float64Array): number {
  let sum = 1;
  for (let k = divisors.length - 1; k > 0; k--) sum = 1 - (z / divisors[k]) * sum;
  return sum;
}
