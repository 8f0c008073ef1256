import { TURN } from '#engine/constants.ts';
import type { SwarmData } from './swarm-data.ts';

/**
 * Days after which the anomalies on the GPU are too old and are sent again. A float is exact to 1e-7 of its size: an anomaly sent
 * near the perihelion, where an object is fast, is small and so the more exact, and one carried there from afar is not.
 */
export const REBASE_DAYS = 8;

/**
 * Writes the mean anomalies of a swarm at an instant, within half a turn of zero, rad.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @param out at least one number per object.
 */
export function anomaliesAt(data: SwarmData, day: number, offset: number, out: Float32Array): void {
  const { count, meanMotion, meanAnomaly } = data;
  const elapsed = day - data.day + offset;
  for (let row = 0; row < count; row++) {
    const anomaly = meanAnomaly[row] + meanMotion[row] * elapsed;
    out[row] = anomaly - TURN * Math.round(anomaly / TURN);
  }
}
