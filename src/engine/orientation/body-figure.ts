import { AU_KM, DEGREE, J2000, SECONDS_PER_DAY, TURN } from '../constants.ts';
import { BODY_RADIUS } from '../ephemeris/body-radius.ts';
import type { Body } from '../ephemeris/body.ts';
import { ROTATION_ELEMENTS } from './rotation-elements.ts';

/** Size, shape and turning of a planet or the Moon, as a picture of it needs them. */
export type BodyFigure = {
  /** Equatorial radius, km. */
  readonly radiusKm: number;
  /** (equatorial − polar radius) / equatorial radius. */
  readonly flattening: number;
  /** Sidereal rotation, hours; negative where it turns backwards. */
  readonly periodHours: number;
  /** Angle of the prime meridian from the node of the equator, degrees, at {@link BodyFigure.jd0}. */
  readonly lambdaDeg: number;
  /** Julian date TDB. */
  readonly jd0: number;
  /** North pole at that date, ICRF, degrees. */
  readonly poleRaDeg: number;
  readonly poleDecDeg: number;
  /** Radius of the orbit that turns with the body, km. */
  readonly synchronousOrbitKm: number;
};

/**
 * Polar radii, km. Source: Archinal et al. (2018), Celest. Mech. Dyn. Astron. 130, 22, table 4; the Moon is a sphere there.
 */
const POLAR_RADIUS_KM: Readonly<Record<string, number>> = {
  mercury: 2438.26,
  venus: 6051.8,
  earth: 6356.7519,
  mars: 3376.2,
  jupiter: 66_854,
  saturn: 54_364,
  uranus: 24_973,
  neptune: 24_341,
  moon: 1737.4,
};

/** Mean rotation of the Moon. Source: the same, table 2, linear terms. */
const MOON = { poleRa: 269.9949, poleDec: 66.5392, meridian: [38.3213, 13.176_358_15] } as const;

/**
 * The figure of a planet or the Moon.
 *
 * @param id lower-case English name. @param body its index. @param gm its gravitational parameter, au³/d².
 * @throws {RangeError} naming a body that has no figure.
 *
 * Accuracy: that of `ROTATION_ELEMENTS`; the Moon's librations, up to 8°, are in `bodyAxes` alone.
 */
export function bodyFigure(id: string, body: Body, gm: number): BodyFigure {
  if (!Object.hasOwn(POLAR_RADIUS_KM, id)) throw new RangeError(`no figure is known for "${id}"`);
  const { poleRa, poleDec, meridian } = meanRotation(id);
  const radiusKm = BODY_RADIUS[body] * AU_KM;
  const turning = Math.abs(meridian[1]) * DEGREE; // rad/d
  return {
    radiusKm,
    flattening: flatteningOf(id, body),
    periodHours: (TURN / DEGREE / meridian[1]) * (SECONDS_PER_DAY / 3600),
    lambdaDeg: meridian[0],
    jd0: J2000,
    poleRaDeg: poleRa,
    poleDecDeg: poleDec,
    synchronousOrbitKm: Math.cbrt(gm / turning ** 2) * AU_KM,
  };
}

/** Flattening of a body, 0 for one that is a sphere here. @param id lower-case English name. @param body its index. */
export function flatteningOf(id: string, body: Body): number {
  const polarKm = POLAR_RADIUS_KM[id];
  return polarKm === undefined ? 0 : 1 - polarKm / (BODY_RADIUS[body] * AU_KM);
}

function meanRotation(id: string) {
  const elements = ROTATION_ELEMENTS[id];
  if (elements === undefined) return MOON;
  return { poleRa: elements.poleRa[0], poleDec: elements.poleDec[0], meridian: elements.meridian };
}
