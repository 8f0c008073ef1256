/** Eccentricity from which an ellipse is drawn with more steps. */
const LONG_ELLIPSE = 0.9;
const STEPS = 90;
const STEPS_OF_LONG_ELLIPSE = 360;

/** Halvings of the steps next to the body, so that the line leaves it along its path also when seen from near. */
const HALVINGS = 8;

/** Parts that each step is drawn in, so that a line that is seen from near has no corners. */
const PARTS = 4;

/** Number of equal steps of the eccentric anomaly that an ellipse is drawn with. */
export function ellipseSteps(eccentricity: number): number {
  return eccentricity >= LONG_ELLIPSE ? STEPS_OF_LONG_ELLIPSE : STEPS;
}

/**
 * Corners of a ribbon around an ellipse as a triangle strip, four floats each: sine and cosine of half the eccentric anomaly
 * from the body, that anomaly, rad, from −π to π, and the side, −1 or 1. The steps are equal but for those at the body,
 * which are halved again and again.
 */
export function ribbonCorners(steps: number): Float32Array {
  const step = (2 * Math.PI) / (PARTS * steps);
  const ahead = Array.from({ length: (PARTS * steps) / 2 }, (_, row) => (row + 1) * step);
  const close = Array.from({ length: HALVINGS }, (_, row) => step / 2 ** (HALVINGS - row));
  const half = [...close, ...ahead];
  const anomalies = [...half.map((anomaly) => -anomaly).reverse(), 0, ...half];
  return Float32Array.from(
    anomalies.flatMap((anomaly) => {
      const [sine, cosine] = [Math.sin(anomaly / 2), Math.cos(anomaly / 2)];
      return [sine, cosine, anomaly, -1, sine, cosine, anomaly, 1];
    }),
  );
}
