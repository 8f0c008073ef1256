import type { ObserverFrames } from './observer-frames.ts';
import type { Place } from './place.ts';

/** Motion on the sky, rad per day. */
export type Motion = {
  /** Motion in right ascension, times cos Dec. */
  east: number;
  /** Motion in declination. */
  north: number;
};

/** Keeps a body at the very pole from dividing by zero. */
const LEAST_POLE_DISTANCE = 1e-30;

/**
 * Motion of the topocentric direction on the true equator of date, as JPL Horizons defines it: derivative of the
 * unaberrated direction, with fixed axes, per unit of the time at which the light leaves the body.
 *
 * Exact derivative of the light-time equation; agrees with Horizons to 0.01 arcsec/h or 0.1 %.
 *
 * @param place located at this row
 * @param out overwritten
 */
export function motion(frames: ObserverFrames, row: number, place: Place, out: Motion): void {
  const { line, state, delta, lightTimeRate } = place;
  const { observer, trueEquator } = frames;
  const o = 6 * row + 3;
  const m = 9 * row;
  const vx = state[3] * (1 - lightTimeRate) - observer[o];
  const vy = state[4] * (1 - lightTimeRate) - observer[o + 1];
  const vz = state[5] * (1 - lightTimeRate) - observer[o + 2];
  const x = trueEquator[m] * line[0] + trueEquator[m + 1] * line[1] + trueEquator[m + 2] * line[2];
  const y = trueEquator[m + 3] * line[0] + trueEquator[m + 4] * line[1] + trueEquator[m + 5] * line[2];
  const z = trueEquator[m + 6] * line[0] + trueEquator[m + 7] * line[1] + trueEquator[m + 8] * line[2];
  const dx = trueEquator[m] * vx + trueEquator[m + 1] * vy + trueEquator[m + 2] * vz;
  const dy = trueEquator[m + 3] * vx + trueEquator[m + 4] * vy + trueEquator[m + 5] * vz;
  const dz = trueEquator[m + 6] * vx + trueEquator[m + 7] * vy + trueEquator[m + 8] * vz;
  const axis = Math.max(Math.sqrt(x * x + y * y), LEAST_POLE_DISTANCE);
  const perEmission = (1 + lightTimeRate) / delta;
  out.east = ((x * dy - y * dx) / axis) * perEmission;
  out.north = ((dz * axis - (z * (x * dx + y * dy)) / axis) / delta) * perEmission;
}
