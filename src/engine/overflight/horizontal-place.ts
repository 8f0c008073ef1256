import { arcCosine, arcSine } from '../angles.ts';
import { TURN } from '../constants.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { apparentMagnitude, type Photometry } from '../photometry/photometry.ts';
import { difference, dot, lengthOf } from '../vectors.ts';
import { type GroundPoint, placeOfPoint, zenithOf } from './ground-point.ts';
import type { OverEarth } from './over-earth.ts';

/** A place in the sky of a site: azimuth from north through east, and airless altitude, rad; distance, au. */
export type HorizontalPlace = {
  readonly azimuth: number;
  readonly altitude: number;
  readonly distance: number;
};

/**
 * Horizontal coordinates of a place in the sky of a point of the ground.
 *
 * @param place in axes fixed to the Earth's crust, au. @param heightAu of the site above the ellipsoid.
 */
export function horizontalPlace(place: Vector3, point: GroundPoint, heightAu = 0): HorizontalPlace {
  const sight = difference(place, placeOfPoint(point, heightAu));
  const distance = lengthOf(...sight);
  const up = zenithOf(point);
  const [sine, cosine] = [Math.sin(point.longitude), Math.cos(point.longitude)];
  const east: Vector3 = [-sine, cosine, 0];
  const north: Vector3 = [-up[2] * cosine, -up[2] * sine, Math.cos(point.latitude)];
  const azimuth = Math.atan2(dot(sight, east), dot(sight, north));
  return {
    azimuth: azimuth < 0 ? azimuth + TURN : azimuth,
    altitude: arcSine(dot(sight, up) / distance),
    distance,
  };
}

/** V seen from a point of the ground. @param heightAu of the site above the ellipsoid. */
export function magnitudeFrom(
  { object, sun }: OverEarth,
  law: Photometry,
  point: GroundPoint,
  heightAu = 0,
): number {
  const toSite = difference(placeOfPoint(point, heightAu), object);
  const toSun = difference(sun, object);
  const [delta, r] = [lengthOf(...toSite), lengthOf(...toSun)];
  return apparentMagnitude(law, r, delta, arcCosine(dot(toSite, toSun) / (delta * r)));
}

/** Angle between two places in the sky, rad. */
export function angularSeparation(one: HorizontalPlace, other: HorizontalPlace): number {
  const halfUp = Math.sin((one.altitude - other.altitude) / 2) ** 2;
  const halfAside = Math.sin((one.azimuth - other.azimuth) / 2) ** 2;
  const flat = Math.cos(one.altitude) * Math.cos(other.altitude);
  return 2 * arcSine(Math.sqrt(halfUp + flat * halfAside));
}
