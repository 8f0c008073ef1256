/**
 * True anomaly from the eccentric anomaly of an ellipse; both rad, in the same revolution.
 *
 * @param eccentricity 0 ≤ e < 1; not checked, here and below unless stated.
 *
 * Accuracy: 1e-15 rad within a revolution.
 * Source: Broucke & Cefola (1973), Celest. Mech. 7, 388: free of the loss at ν = π.
 */
export function trueFromEccentric(eccentricAnomaly: number, eccentricity: number): number {
  const beta = eccentricity / (1 + Math.sqrt(1 - eccentricity * eccentricity));
  const sine = beta * Math.sin(eccentricAnomaly);
  return eccentricAnomaly + 2 * Math.atan2(sine, 1 - beta * Math.cos(eccentricAnomaly));
}

/** Eccentric anomaly of an ellipse from the true anomaly, rad: the inverse of {@link trueFromEccentric}. */
export function eccentricFromTrue(trueAnomaly: number, eccentricity: number): number {
  const beta = eccentricity / (1 + Math.sqrt(1 - eccentricity * eccentricity));
  const sine = beta * Math.sin(trueAnomaly);
  return trueAnomaly - 2 * Math.atan2(sine, 1 + beta * Math.cos(trueAnomaly));
}

/** True anomaly, rad in (−π, π), from the hyperbolic anomaly; e > 1. */
export function trueFromHyperbolic(hyperbolicAnomaly: number, eccentricity: number): number {
  const ratio = Math.sqrt((eccentricity + 1) / (eccentricity - 1));
  return 2 * Math.atan(ratio * Math.tanh(hyperbolicAnomaly / 2));
}

/**
 * Hyperbolic anomaly from the true anomaly (rad in (−π, π)), e > 1: the inverse of {@link trueFromHyperbolic}.
 *
 * @throws {RangeError} when ν lies beyond the asymptote, cos ν ≤ −1/e.
 */
export function hyperbolicFromTrue(trueAnomaly: number, eccentricity: number): number {
  const ratio = Math.sqrt((eccentricity - 1) / (eccentricity + 1)) * Math.tan(trueAnomaly / 2);
  if (!(Math.abs(ratio) < 1)) {
    throw new RangeError(`true anomaly ${trueAnomaly} lies beyond the asymptote of e = ${eccentricity}`);
  }
  return 2 * Math.atanh(ratio);
}

/** Mean anomaly of an ellipse, `M = E − e sin E`, rad: Kepler's equation. */
export function meanFromEccentric(eccentricAnomaly: number, eccentricity: number): number {
  return eccentricAnomaly - eccentricity * Math.sin(eccentricAnomaly);
}

/** Mean anomaly of a hyperbola, `N = e sinh F − F`, rad, e > 1. */
export function meanFromHyperbolic(hyperbolicAnomaly: number, eccentricity: number): number {
  return eccentricity * Math.sinh(hyperbolicAnomaly) - hyperbolicAnomaly;
}
