import { geodeticFromMeridional, meridionalFromGeodetic } from '../earth/ellipsoid.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { lengthOf } from '../vectors.ts';

/** A point of the WGS84 ellipsoid: geodetic latitude, and east longitude in (−π, π], rad. */
export type GroundPoint = { readonly latitude: number; readonly longitude: number };

/** The point from which a place is seen in the zenith. @param place in axes fixed to the Earth's crust, au. */
export function pointBelow([x, y, z]: Vector3): GroundPoint & { readonly heightAu: number } {
  const { latitude, heightAu } = geodeticFromMeridional({ axisAu: lengthOf(x, y), equatorAu: z });
  return { latitude, longitude: Math.atan2(y, x), heightAu };
}

/** The place of a point, in axes fixed to the Earth's crust, au. @param heightAu above the ellipsoid. */
export function placeOfPoint({ latitude, longitude }: GroundPoint, heightAu = 0): Vector3 {
  const { axisAu, equatorAu } = meridionalFromGeodetic(latitude, heightAu);
  return [axisAu * Math.cos(longitude), axisAu * Math.sin(longitude), equatorAu];
}

/** The vertical of a point: a unit vector to its zenith, in axes fixed to the Earth's crust. */
export function zenithOf({ latitude, longitude }: GroundPoint): Vector3 {
  const flat = Math.cos(latitude);
  return [flat * Math.cos(longitude), flat * Math.sin(longitude), Math.sin(latitude)];
}

/** The point that has a zenith, a vector of any length: the inverse of {@link zenithOf}. */
export function pointOfZenith([x, y, z]: Vector3): GroundPoint {
  return { latitude: Math.atan2(z, lengthOf(x, y)), longitude: Math.atan2(y, x) };
}
