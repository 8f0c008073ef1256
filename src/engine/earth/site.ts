import { AU_KM, DEGREE } from '../constants.ts';
import { EARTH_EQUATORIAL_RADIUS_AU, geodeticFromMeridional, meridionalFromGeodetic } from './ellipsoid.ts';

/** A place on or near the Earth's surface, fixed to the Earth. */
export type GroundSite = {
  readonly kind: 'ground';
  /** East longitude, rad, -π to 2π. */
  readonly longitude: number;
  /** Geodetic latitude (direction of the vertical, WGS84 normal), rad. */
  readonly latitude: number;
  /** Height above the WGS84 ellipsoid, km. */
  readonly heightKm: number;
  /** Distance from the rotation axis, au. */
  readonly axisAu: number;
  /** Distance north of the equator's plane, au. */
  readonly equatorAu: number;
};

/** Where the observer is: on the ground, or at the Earth's centre (code 500), where there is no horizon. */
export type Site = GroundSite | { readonly kind: 'geocentre' };

/** The Earth's centre, observatory code 500. */
export const GEOCENTRE: Site = { kind: 'geocentre' };

/**
 * A site given by WGS84 geodetic coordinates.
 *
 * @param longitudeDeg east longitude, deg, -180 to 360
 * @param latitudeDeg geodetic latitude, deg, -90 to 90; the poles are allowed
 * @param heightMetres height above the ellipsoid, m, -12 000 to 1 000 000
 * @throws RangeError naming the value out of range
 */
export function siteFromGeodetic(
  longitudeDeg: number,
  latitudeDeg: number,
  heightMetres: number,
): GroundSite {
  requireWithin('East longitude', longitudeDeg, -180, 360, 'deg');
  requireWithin('Latitude', latitudeDeg, -90, 90, 'deg');
  requireWithin('Height', heightMetres, -12_000, 1_000_000, 'm');
  const latitude = latitudeDeg * DEGREE;
  const heightKm = heightMetres / 1000;
  return {
    kind: 'ground',
    longitude: longitudeDeg * DEGREE,
    latitude,
    heightKm,
    ...meridionalFromGeodetic(latitude, heightKm / AU_KM),
  };
}

/**
 * A site given by the Minor Planet Center's parallax constants.
 *
 * With the constants of the 2026 list, X05 and W84 agree with JPL Horizons to 0.1 mas in topocentric places; altitudes
 * refer to the WGS84 normal at the place, as there.
 *
 * @param longitudeDeg east longitude, deg, -180 to 360
 * @param rhoCosPhi ρ cos φ', equatorial Earth radii (6378.137 km), 0 to 1.02
 * @param rhoSinPhi ρ sin φ', equatorial Earth radii, -1.02 to 1.02
 * @throws RangeError naming the value out of range, also where the two put the site outside the ground
 */
export function siteFromParallaxConstants(
  longitudeDeg: number,
  rhoCosPhi: number,
  rhoSinPhi: number,
): GroundSite {
  requireWithin('East longitude', longitudeDeg, -180, 360, 'deg');
  requireWithin("rho cos phi'", rhoCosPhi, 0, 1.02, 'Earth radii');
  requireWithin("rho sin phi'", rhoSinPhi, -1.02, 1.02, 'Earth radii');
  requireWithin('Geocentric distance', Math.hypot(rhoCosPhi, rhoSinPhi), 0.99, 1.02, 'Earth radii');
  const axisAu = rhoCosPhi * EARTH_EQUATORIAL_RADIUS_AU;
  const equatorAu = rhoSinPhi * EARTH_EQUATORIAL_RADIUS_AU;
  const { latitude, heightAu } = geodeticFromMeridional({ axisAu, equatorAu });
  return {
    kind: 'ground',
    longitude: longitudeDeg * DEGREE,
    latitude,
    heightKm: heightAu * AU_KM,
    axisAu,
    equatorAu,
  };
}

function requireWithin(name: string, value: number, least: number, most: number, unit: string): void {
  if (value >= least && value <= most) return;
  throw new RangeError(`${name} must lie between ${least} and ${most} ${unit}, but is ${value}`);
}
