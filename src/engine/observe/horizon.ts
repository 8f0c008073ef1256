import { longitudeOf } from '../earth/frames.ts';
import type { ObserverFrames } from './observer-frames.ts';

/** A direction relative to the observer's horizon, airless, rad. */
export type Horizontal = {
  /** From north through east, 0 to 2π. */
  azimuth: number;
  altitude: number;
  /** Local apparent hour angle, -π to π, positive in the west. */
  hourAngle: number;
};

/**
 * Azimuth, altitude and hour angle of an apparent direction; at the geocentre all three are 0 and mean nothing.
 *
 * Polar motion is neglected as in JPL Horizons: 0.6 arcsec at most. At a pole azimuth counts from the site's longitude
 * turned by 180 deg, the limit of north there.
 *
 * @param ofDate unit vector on the true equator and equinox of date
 * @param out overwritten
 */
export function horizontal(frames: ObserverFrames, row: number, ofDate: Float64Array, out: Horizontal): void {
  if (frames.site.kind === 'geocentre') return;
  const cosSidereal = Math.cos(frames.siderealTime[row]);
  const sinSidereal = Math.sin(frames.siderealTime[row]);
  const cosLatitude = Math.cos(frames.site.latitude);
  const sinLatitude = Math.sin(frames.site.latitude);
  const meridian = cosSidereal * ofDate[0] + sinSidereal * ofDate[1];
  const east = cosSidereal * ofDate[1] - sinSidereal * ofDate[0];
  const north = cosLatitude * ofDate[2] - sinLatitude * meridian;
  const up = cosLatitude * meridian + sinLatitude * ofDate[2];
  out.azimuth = longitudeOf(north, east);
  out.altitude = Math.atan2(up, Math.sqrt(east * east + north * north));
  out.hourAngle = Math.atan2(-east, meridian);
}
