/** Eccentricity from which an ellipse is drawn with more steps. */
const LONG_ELLIPSE = 0.9;
const STEPS = 90;
const STEPS_OF_LONG_ELLIPSE = 360;

/** Halvings of the steps next to the body, so that the line leaves it along its path also when seen from near. */
const HALVINGS = 10;

/** Number of equal steps of the eccentric anomaly that an ellipse is drawn with. */
export function eclipticSteps(eccentricity: number): number {
  return eccentricity >= LONG_ELLIPSE ? STEPS_OF_LONG_ELLIPSE : STEPS;
}

/**
 * Corners of a ribbon around an ellipse, counted from the body: pairs of eccentric anomaly, rad, from −π to π, and side, −1
 * and 1; a triangle strip. The steps are equal but for those at the body, which are halved again and again.
 */
export function ribbonCorners(steps: number): Float32Array {
  const step = (2 * Math.PI) / steps;
  const ahead = Array.from({ length: steps / 2 }, (_, row) => (row + 1) * step);
  const close = Array.from({ length: HALVINGS }, (_, row) => step / 2 ** (HALVINGS - row));
  const half = [...close, ...ahead];
  const anomalies = [...half.map((anomaly) => -anomaly).reverse(), 0, ...half];
  return Float32Array.from(anomalies.flatMap((anomaly) => [anomaly, -1, anomaly, 1]));
}
