import { TURN } from '../constants.ts';
import { ConvergenceError } from './convergence-error.ts';

const TOLERANCE = 4e-16; // of the correction, relative to the anomaly or to 1e-8 rad
const MAX_STEPS = 60;

/**
 * Eccentric anomaly of an elliptic orbit: the root `E` of `E − e sin E = M`.
 *
 * @param meanAnomaly M, rad, any real angle; full revolutions carry over to E.
 * @param eccentricity e, `0 ≤ e < 1`.
 * @returns E, rad, in the same revolution as M.
 * @throws {RangeError} when e is outside [0, 1) or M is not finite.
 * @throws {ConvergenceError} when the steps run out; not seen for any e < 1.
 *
 * Accuracy: `|E − e sin E − M| < 1e-15 (1 + |M|)` rad.
 * Source: Conway (1986), Celest. Mech. 39, 199: Laguerre's method of order 5; starter M + 0.85 e of Danby & Burkardt
 * (1983), Celest. Mech. 31, 95.
 */
export function eccentricAnomaly(meanAnomaly: number, eccentricity: number): number {
  if (!(eccentricity >= 0 && eccentricity < 1)) {
    throw new RangeError(`eccentricity of an ellipse must be in [0, 1), got ${eccentricity}`);
  }
  if (!Number.isFinite(meanAnomaly)) throw new RangeError(`mean anomaly must be finite, got ${meanAnomaly}`);
  const turns = Math.round(meanAnomaly / TURN) * TURN;
  const m = meanAnomaly - turns;

  let anomaly = m + 0.85 * eccentricity * Math.sign(m);
  let residual = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MAX_STEPS; step++) {
    const sine = eccentricity * Math.sin(anomaly);
    const slope = 1 - eccentricity * Math.cos(anomaly);
    residual = anomaly - sine - m;
    const correction = laguerreStep(residual, slope, sine);
    anomaly += correction;
    if (Math.abs(correction) <= TOLERANCE * Math.max(Math.abs(anomaly), 1e-8)) return anomaly + turns;
  }
  if (Math.abs(residual) < 4e-16 * Math.max(1, Math.abs(m))) return anomaly + turns;
  throw new ConvergenceError("Kepler's equation of an ellipse", residual);
}

/**
 * Correction to the root of f by Laguerre's method of order 5, from f, f′ and f″ at the present place.
 *
 * Source: Conway (1986), Celest. Mech. 39, 199, eq. 7.
 */
export function laguerreStep(f: number, slope: number, curvature: number): number {
  const root = Math.sqrt(Math.abs(16 * slope * slope - 20 * f * curvature));
  return (-5 * f) / (slope >= 0 ? slope + root : slope - root);
}
