import { DEGREE } from '../constants.ts';

/**
 * Apparent V magnitude of an asteroid by the three-parameter H-G1-G2 law of the IAU (2012).
 *
 * @param h absolute magnitude V
 * @param g1, g2 slope parameters
 * @param rAu distance from the Sun, au, positive
 * @param deltaAu distance from the observer, au, positive
 * @param phase Sun-object-observer angle, rad; clamped to 150 deg, where the law ends
 * @see Muinonen et al. (2010), Icarus 209, 542, eqs 18-19 and table 3; with the slopes at the ends taken per radian, the
 * splines have the slopes at all inner knots that Penttilä et al. (2016), Planet. Space Sci. 123, 117, tabulate; a slope
 * of the third one per degree would be worth up to 0.0022 mag below 0.3 deg
 */
export function magnitudeHG1G2(
  h: number,
  g1: number,
  g2: number,
  rAu: number,
  deltaAu: number,
  phase: number,
): number {
  const alpha = Math.min(phase, 150 * DEGREE);
  const light = g1 * phi1(alpha) + g2 * phi2(alpha) + (1 - g1 - g2) * phi3(alpha);
  return h + 5 * Math.log10(rAu * deltaAu) - 2.5 * Math.log10(Math.max(light, FAINTEST));
}

/** Keeps the logarithm finite where a fitted G1, G2 pair lets the law cross zero. */
const FAINTEST = 1e-10;

/** A cubic spline by its knots (rad), values, and slopes at both ends. */
type Spline = { readonly x: readonly number[]; readonly y: readonly number[]; readonly m: readonly number[] };

const LINEAR_END = 7.5 * DEGREE;

const PHI1 = spline(
  [7.5, 30, 60, 90, 120, 150],
  [0.75, 3.348_601_6e-1, 1.341_056e-1, 5.110_475_6e-2, 2.146_568_7e-2, 3.639_698_9e-3],
  -6 / Math.PI,
  -9.132_861_2e-2,
);

const PHI2 = spline(
  [7.5, 30, 60, 90, 120, 150],
  [0.925, 6.288_416_9e-1, 3.175_549_5e-1, 1.271_636_7e-1, 2.237_390_3e-2, 1.650_568_9e-4],
  -9 / (5 * Math.PI),
  -8.657_313_8e-8,
);

const PHI3 = spline(
  [0, 0.3, 1, 2, 4, 8, 12, 20, 30],
  [
    1, 8.338_118_5e-1, 5.773_542_4e-1, 4.214_477_2e-1, 2.317_423_0e-1, 1.034_817_8e-1, 6.173_347_3e-2,
    1.610_700_6e-2, 0,
  ],
  -1.063_009_7e-1,
  0,
);

function phi1(alpha: number): number {
  return alpha < LINEAR_END ? 1 - (6 * alpha) / Math.PI : evaluate(PHI1, alpha);
}

function phi2(alpha: number): number {
  return alpha < LINEAR_END ? 1 - (9 * alpha) / (5 * Math.PI) : evaluate(PHI2, alpha);
}

function phi3(alpha: number): number {
  return alpha > 30 * DEGREE ? 0 : evaluate(PHI3, alpha);
}

/** Natural shape between given end slopes: solves the tridiagonal system of the knots' slopes. */
function spline(xDeg: readonly number[], y: readonly number[], first: number, last: number): Spline {
  const x = xDeg.map((degrees) => degrees * DEGREE);
  const n = x.length;
  const upper = [0];
  const slopes = [first];
  for (let k = 1; k < n - 1; k++) {
    const left = 1 / (x[k] - x[k - 1]);
    const right = 1 / (x[k + 1] - x[k]);
    const rhs = 3 * ((y[k] - y[k - 1]) * left * left + (y[k + 1] - y[k]) * right * right);
    const pivot = 2 * (left + right) - left * upper[k - 1];
    upper[k] = right / pivot;
    slopes[k] = (rhs - left * slopes[k - 1]) / pivot;
  }
  slopes[n - 1] = last;
  for (let k = n - 2; k > 0; k--) slopes[k] -= upper[k] * slopes[k + 1];
  return { x, y, m: slopes };
}

function evaluate({ x, y, m }: Spline, at: number): number {
  let k = 0;
  while (k < x.length - 2 && at > x[k + 1]) k++;
  const width = x[k + 1] - x[k];
  const t = (at - x[k]) / width;
  const s = 1 - t;
  return (
    y[k] * s * s * (1 + 2 * t) + y[k + 1] * t * t * (1 + 2 * s) + width * t * s * (m[k] * s - m[k + 1] * t)
  );
}
