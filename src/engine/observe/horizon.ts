import { longitudeOf } from '../earth/frames.ts';
import type { ObserverFrames } from './observer-frames.ts';

/** A direction relative to the observer's horizon, airless, rad. */
export type Horizontal = {
  /** Azimuth from north through east, 0 to 2π. */
  azimuth: number;
  altitude: number;
  /** Local apparent hour angle, -π to π, positive in the west. */
  hourAngle: number;
};

/**
 * Azimuth, altitude and hour angle of an apparent direction; at the geocentre all three are 0 and mean nothing.
 *
 * Azimuth and altitude count from the horizon of the frames, polar motion included; the hour angle counts from the site's
 * conventional longitude, as in JPL Horizons. At a pole azimuth counts from the site's longitude turned by 180 deg, the limit
 * of north there.
 *
 * @param ofDate unit vector on the true equator and equinox of date
 * @param out overwritten
 */
export function horizontal(frames: ObserverFrames, row: number, ofDate: Float64Array, out: Horizontal): void {
  if (frames.site.kind === 'geocentre') return;
  const { horizon } = frames;
  const [x, y, z] = [ofDate[0], ofDate[1], ofDate[2]];
  const h = 9 * row;
  const north = horizon[h] * x + horizon[h + 1] * y + horizon[h + 2] * z;
  const east = horizon[h + 3] * x + horizon[h + 4] * y + horizon[h + 5] * z;
  const up = horizon[h + 6] * x + horizon[h + 7] * y + horizon[h + 8] * z;
  out.azimuth = longitudeOf(north, east);
  out.altitude = Math.atan2(up, Math.sqrt(east * east + north * north));
  out.hourAngle = hourAngle(frames.siderealTime[row], x, y);
}

function hourAngle(siderealTime: number, x: number, y: number): number {
  const [cosine, sine] = [Math.cos(siderealTime), Math.sin(siderealTime)];
  return Math.atan2(sine * x - cosine * y, cosine * x + sine * y);
}
