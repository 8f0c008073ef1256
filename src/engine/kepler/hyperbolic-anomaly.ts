import { ConvergenceError } from './convergence-error.ts';

const TOLERANCE = 4e-16; // of the correction, relative to the anomaly
const MAX_STEPS = 60;

/**
 * Hyperbolic anomaly: the root `F` of `e sinh F − F = N`.
 *
 * Newton's steps from above the root: the function is convex there, so that they approach it from one side.
 *
 * @param meanAnomaly N, rad, any real.
 * @param eccentricity e > 1.
 * @returns F, rad.
 * @throws {RangeError} when e is not above 1 or N is not finite.
 * @throws {ConvergenceError} when the steps run out; not seen for 1 + 1e-12 < e < 1e4.
 *
 * Accuracy: 1e-15 relative to N, unless e − 1 is tiny, where 1e-16 / (e − 1) is all that the numbers e and N hold.
 * Source: Danby (1992), Fundamentals of Celestial Mechanics, section 6.9.
 */
export function hyperbolicAnomaly(meanAnomaly: number, eccentricity: number): number {
  if (!(eccentricity > 1 && Number.isFinite(eccentricity))) {
    throw new RangeError(`eccentricity of a hyperbola must be above 1, got ${eccentricity}`);
  }
  if (!Number.isFinite(meanAnomaly)) throw new RangeError(`mean anomaly must be finite, got ${meanAnomaly}`);
  if (meanAnomaly === 0) return 0;
  const n = Math.abs(meanAnomaly);

  let anomaly = hyperbolicStarter(n, eccentricity);
  let residual = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MAX_STEPS; step++) {
    residual = eccentricity * Math.sinh(anomaly) - anomaly - n;
    const correction = -residual / (eccentricity * Math.cosh(anomaly) - 1);
    anomaly += correction;
    if (Math.abs(correction) <= TOLERANCE * anomaly) return anomaly * Math.sign(meanAnomaly);
  }
  if (Math.abs(residual) < 1e-15 * Math.max(1, n)) return anomaly * Math.sign(meanAnomaly);
  throw new ConvergenceError("Kepler's equation of a hyperbola", residual);
}

/**
 * A place at or above the root of `e sinh F − F = N` for N ≥ 0, within 20 % of it for any e > 1.
 *
 * From `F³/6 ≤ e sinh F − F` follows F ≤ ∛(6 N), from `(e − 1) F ≤ N` another bound, and either, put into
 * `F = asinh((N + F)/e)`, gives the bound that holds far out.
 */
export function hyperbolicStarter(meanAnomaly: number, eccentricity: number): number {
  const bound = Math.min(Math.cbrt(6 * meanAnomaly), meanAnomaly / (eccentricity - 1));
  return Math.min(bound, Math.asinh((meanAnomaly + bound) / eccentricity));
}
