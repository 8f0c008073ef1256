import { AU_KM } from '../constants.ts';

/** Equatorial radius of the WGS84 ellipsoid, au (6378.137 km). The MPC's parallax constants are in this unit too. */
export const EARTH_EQUATORIAL_RADIUS_AU = 6378.137 / AU_KM;

/** Flattening of the WGS84 ellipsoid. */
const FLATTENING = 1 / 298.257_223_563;

/** First eccentricity squared of the WGS84 ellipsoid. */
const ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING);

/** A place relative to the rotation axis and the equator: `axisAu` away from the one, `equatorAu` north of the other. */
export type Meridional = { readonly axisAu: number; readonly equatorAu: number };

/** A geodetic latitude and a height above the ellipsoid. */
export type Geodetic = { readonly latitude: number; readonly heightAu: number };

/**
 * Distances from axis and equator of a geodetic place.
 *
 * @param latitude geodetic latitude, rad
 * @param heightAu height above the WGS84 ellipsoid, au
 * @see Explanatory Supplement to the Astronomical Almanac (2013), eq. 7.22
 */
export function meridionalFromGeodetic(latitude: number, heightAu: number): Meridional {
  const curvature = curvatureRadius(latitude);
  return {
    axisAu: (curvature + heightAu) * Math.cos(latitude),
    equatorAu: (curvature * (1 - ECCENTRICITY_SQUARED) + heightAu) * Math.sin(latitude),
  };
}

/**
 * Geodetic latitude (rad) and height (au) of a place given by its distances from axis and equator.
 *
 * The latitude is that of the WGS84 normal through the place; Bowring's closed formula is improved by two fixed-point
 * steps, good to 1e-12 rad from the Earth's surface to the Moon's distance, poles included.
 *
 * @see Bowring (1976), Survey Review 23, 323
 */
export function geodeticFromMeridional({ axisAu, equatorAu }: Meridional): Geodetic {
  const polarRadius = EARTH_EQUATORIAL_RADIUS_AU * (1 - FLATTENING);
  let reduced = Math.atan2(equatorAu * EARTH_EQUATORIAL_RADIUS_AU, axisAu * polarRadius);
  let latitude = 0;
  for (let step = 0; step < 3; step++) {
    const second = ECCENTRICITY_SQUARED / (1 - ECCENTRICITY_SQUARED);
    latitude = Math.atan2(
      equatorAu + second * polarRadius * cubed(Math.sin(reduced)),
      axisAu - ECCENTRICITY_SQUARED * EARTH_EQUATORIAL_RADIUS_AU * cubed(Math.cos(reduced)),
    );
    reduced = Math.atan2((1 - FLATTENING) * Math.sin(latitude), Math.cos(latitude));
  }
  const heightAu =
    axisAu * Math.cos(latitude) +
    equatorAu * Math.sin(latitude) -
    EARTH_EQUATORIAL_RADIUS_AU * Math.sqrt(1 - ECCENTRICITY_SQUARED * Math.sin(latitude) ** 2);
  return { latitude, heightAu };
}

/** Much faster than a power; each picture needs it some dozen times. */
function cubed(value: number): number {
  return value * value * value;
}

/** A vector in axes fixed to the Earth's crust. */
type CrustVector = readonly [x: number, y: number, z: number];

/** The place of the ellipsoid with a given vertical, a unit vector; au. */
export function placeOfVertical([x, y, z]: CrustVector): CrustVector {
  const curvature = curvatureRadiusAt(z);
  return [curvature * x, curvature * y, curvature * (1 - ECCENTRICITY_SQUARED) * z];
}

/**
 * Sine of the altitude of a place, au, above the horizon of the point with a given vertical, both in axes fixed to the Earth's crust.
 *
 * @param verticals x y z of unit vectors, one of which begins at `at`.
 */
export function sineOfAltitude(place: CrustVector, verticals: ArrayLike<number>, at = 0): number {
  const toX = verticals[at];
  const toY = verticals[at + 1];
  const toZ = verticals[at + 2];
  const curvature = curvatureRadiusAt(toZ);
  const x = place[0] - curvature * toX;
  const y = place[1] - curvature * toY;
  const z = place[2] - curvature * (1 - ECCENTRICITY_SQUARED) * toZ;
  return (x * toX + y * toY + z * toZ) / Math.sqrt(x * x + y * y + z * z);
}

/** Radius of curvature in the prime vertical, au. */
function curvatureRadius(latitude: number): number {
  return curvatureRadiusAt(Math.sin(latitude));
}

/** @param sine of the geodetic latitude. */
function curvatureRadiusAt(sine: number): number {
  return EARTH_EQUATORIAL_RADIUS_AU / Math.sqrt(1 - ECCENTRICITY_SQUARED * sine ** 2);
}
