import { eccentricAnomaly } from '../kepler/eccentric-anomaly.ts';
import { fourthOrderCorrection, type SwarmEllipses } from './swarm-ellipses.ts';

/** Writes the place on an ellipse at a time after its epoch, days, relative to the Sun, au. */
export type EllipseWalk = (elapsed: number, out: Float64Array) => void;

/** rad: the eccentric anomaly is followed from the place before as far as it turns by less than this. */
const LONGEST_STRIDE = 0.3;

/** rad: a correction below it turns sine and cosine by series, to 1e-14. */
const SERIES = 1e-3;

/**
 * Places on one ellipse, one time after the other: Kepler's equation is solved from the place before, so that times near each other
 * cost one sine and one cosine.
 *
 * @param at entry of the ellipse.
 *
 * Accuracy: 1e-8 of the semimajor axis.
 */
export function createEllipseWalk(ellipses: SwarmEllipses, at: number): EllipseWalk {
  const e = ellipses.eccentricity[at];
  const motion = ellipses.meanMotion[at];
  const first = ellipses.meanAnomaly[at];
  const [px, py, pz] = ellipses.alongP.subarray(3 * at, 3 * at + 3);
  const [qx, qy, qz] = ellipses.alongQ.subarray(3 * at, 3 * at + 3);
  const last = Float64Array.of(Number.NEGATIVE_INFINITY, 0, 0, 1); // mean anomaly, eccentric one, its sine and cosine

  return (elapsed, out) => {
    const meanAnomaly = first + motion * elapsed;
    if (!follow(last, meanAnomaly, e)) solve(last, meanAnomaly, e);
    const p = last[3] - e;
    const q = last[2];
    out[0] = px * p + qx * q;
    out[1] = py * p + qy * q;
    out[2] = pz * p + qz * q;
  };
}

/**
 * Follows the anomaly from the place before, by a stride of second order and one correction; false where
 * these are not enough.
 */
function follow(last: Float64Array, meanAnomaly: number, e: number): boolean {
  const radius = 1 - e * last[3];
  const stride = (meanAnomaly - last[0]) / radius;
  if (!(Math.abs(stride) < LONGEST_STRIDE)) return false;
  const guess = last[1] + stride - (0.5 * e * last[2] * stride * stride) / radius;
  const sine = Math.sin(guess);
  const cosine = Math.cos(guess);
  const correction = fourthOrderCorrection(guess, sine, cosine, e, meanAnomaly);
  if (!(Math.abs(correction) < SERIES)) return false;
  const half = 0.5 * correction * correction;
  const turn = correction - (correction * half) / 3;
  last[0] = meanAnomaly;
  last[1] = guess + correction;
  last[2] = sine * (1 - half) + cosine * turn;
  last[3] = cosine * (1 - half) - sine * turn;
  return true;
}

function solve(last: Float64Array, meanAnomaly: number, e: number): void {
  const anomaly = eccentricAnomaly(meanAnomaly, e);
  last[0] = meanAnomaly;
  last[1] = anomaly;
  last[2] = Math.sin(anomaly);
  last[3] = Math.cos(anomaly);
}
