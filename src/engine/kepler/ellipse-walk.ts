import { eccentricAnomaly } from './eccentric-anomaly.ts';
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
export function createEllipseWalk(of: SwarmEllipses, at: number): EllipseWalk {
  const e = of.eccentricity[at];
  const motion = of.meanMotion[at];
  const first = of.meanAnomaly[at];
  const [px, py, pz] = of.alongP.subarray(3 * at, 3 * at + 3);
  const [qx, qy, qz] = of.alongQ.subarray(3 * at, 3 * at + 3);
  let mean = Number.NEGATIVE_INFINITY;
  let anomaly = 0;
  let sine = 0;
  let cosine = 1;

  return (elapsed, out) => {
    const wanted = first + motion * elapsed;
    if (!followed(wanted)) {
      anomaly = eccentricAnomaly(wanted, e);
      sine = Math.sin(anomaly);
      cosine = Math.cos(anomaly);
    }
    mean = wanted;
    const p = cosine - e;
    out[0] = px * p + qx * sine;
    out[1] = py * p + qy * sine;
    out[2] = pz * p + qz * sine;
  };

  /** By a stride of second order and one correction; false where these are not enough. */
  function followed(wanted: number): boolean {
    const radius = 1 - e * cosine;
    const stride = (wanted - mean) / radius;
    if (!(Math.abs(stride) < LONGEST_STRIDE)) return false;
    const guess = anomaly + stride - (0.5 * e * sine * stride * stride) / radius;
    const [s, c] = [Math.sin(guess), Math.cos(guess)];
    const correction = fourthOrderCorrection(guess, s, c, e, wanted);
    if (!(Math.abs(correction) < SERIES)) return false;
    const half = 0.5 * correction * correction;
    const turn = correction - (correction * half) / 3;
    anomaly = guess + correction;
    sine = s * (1 - half) + c * turn;
    cosine = c * (1 - half) - s * turn;
    return true;
  }
}
