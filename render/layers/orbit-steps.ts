/** Eccentricity from which an ellipse is drawn with more steps. */
const LONG_ELLIPSE = 0.9;
const STEPS = 90;
const STEPS_OF_LONG_ELLIPSE = 360;

/** Length of the piece at the body, in steps: seen from near, too, the line leaves the body along its path. */
const FIRST_PIECE = 2 ** -8;

/**
 * Each corner is farther from the body than the one before by this fraction of its distance: seen from near,
 * a line turns little at each.
 */
const GROWTH = 0.12;

/** Parts that each step is drawn in, so that a line that is seen from near has no corners. */
const PARTS = 4;

/** Number of equal steps of the eccentric anomaly that an ellipse is drawn with. */
export function ellipseSteps(eccentricity: number): number {
  return eccentricity >= LONG_ELLIPSE ? STEPS_OF_LONG_ELLIPSE : STEPS;
}

/**
 * Corners of a ribbon around an ellipse as a triangle strip, four floats each: sine and cosine of half the eccentric anomaly
 * from the body, that anomaly, rad, from −π to π, and the side, −1 or 1. The steps are equal but for those around the
 * body, which are cut into pieces that get shorter and shorter towards it.
 */
export function ribbonCorners(steps: number): Float32Array {
  const step = (2 * Math.PI) / (PARTS * steps);
  const ahead = Array.from({ length: (PARTS * steps) / 2 }, (_, row) => (row + 1) * step);
  const half = [...closeAnomalies(step), ...ahead].sort((one, other) => one - other);
  const anomalies = [...half.map((anomaly) => -anomaly).reverse(), 0, ...half];
  return Float32Array.from(
    anomalies.flatMap((anomaly) => {
      const [sine, cosine] = [Math.sin(anomaly / 2), Math.cos(anomaly / 2)];
      return [sine, cosine, anomaly, -1, sine, cosine, anomaly, 1];
    }),
  );
}

/** Anomalies of the corners around the body, as long as they are closer to each other than the steps. */
function closeAnomalies(step: number): readonly number[] {
  const anomalies: number[] = [];
  for (let anomaly = FIRST_PIECE * step; GROWTH * anomaly < step; anomaly *= 1 + GROWTH)
    anomalies.push(anomaly);
  return anomalies;
}
