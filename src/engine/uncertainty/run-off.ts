import { arcSine } from '../angles.ts';
import { ARCSECOND, DAYS_PER_JULIAN_YEAR } from '../constants.ts';
import type { SkyEllipse } from './sky-ellipse.ts';

/** Error of the catalogue's astrometry, arcsec: no estimate from U is smaller. */
const ASTROMETRY_FLOOR = 0.1;

const DAYS_PER_DECADE = 10 * DAYS_PER_JULIAN_YEAR;

/**
 * Upper bounds of the run-off in mean longitude per decade, arcsec, for U = 0 … 8; beyond the last, U = 9.
 *
 * Source: Minor Planet Center, "Uncertainty parameter U".
 */
const BOUNDS: readonly number[] = [1, 4.4, 19.6, 86.5, 382, 1692, 7488, 33_121, 146_502];

/**
 * Run-off in longitude per decade that an uncertainty parameter represents, arcsec.
 *
 * The geometric mean of its bin; U = 0 and U = 9, which lack a bound, are closed by the ratio of the bounds, 4.4.
 *
 * @param u MPC uncertainty parameter, a whole number from 0 to 9.
 * @throws {RangeError} when u is not such a number.
 */
export function runOffPerDecade(u: number): number {
  if (!(Number.isInteger(u) && u >= 0 && u <= 9)) {
    throw new RangeError(`uncertainty parameter must be a whole number from 0 to 9, got ${u}`);
  }
  const ratio = BOUNDS[1] / BOUNDS[0];
  const upper = BOUNDS[u] ?? BOUNDS[u - 1] * ratio;
  const lower = BOUNDS[u - 1] ?? upper / ratio;
  return Math.sqrt(lower * upper);
}

/**
 * Estimates the uncertainty of a place from U: the run-off grows linearly from the end of the observed arc and lies
 * along the heliocentric velocity.
 *
 * @param u MPC uncertainty parameter, 0 to 9.
 * @param daysFromArc days between the end of the arc and the instant; within the arc give 0.
 * @param heliocentricPosition x y z, au, ICRF, at the instant.
 * @param heliocentricVelocity vx vy vz, au/d, ICRF.
 * @param toObject from the observer to the object, au, ICRF.
 * @returns an estimate, to be labelled as one: the major axis along the projected velocity, the minor the error of the
 * catalogue's astrometry, which the major never falls below.
 * @throws {RangeError} when u is no uncertainty parameter, or days or vectors are not finite.
 *
 * Source: definition of U by the Minor Planet Center; run-off taken as an angle at the Sun.
 */
export function ellipseFromU(
  u: number,
  daysFromArc: number,
  heliocentricPosition: ArrayLike<number>,
  heliocentricVelocity: ArrayLike<number>,
  toObject: ArrayLike<number>,
): SkyEllipse {
  const angle = ((runOffPerDecade(u) * Math.abs(daysFromArc)) / DAYS_PER_DECADE) * ARCSECOND;
  const shift = angle * length(heliocentricPosition);
  const speed = length(heliocentricVelocity);
  const distance = length(toObject);
  if (!(distance > 0 && speed > 0 && Number.isFinite(shift * distance * speed))) {
    throw new RangeError(
      `run-off needs finite days and vectors, got ${daysFromArc} d, ${distance} au, ${speed} au/d`,
    );
  }
  const ra = Math.atan2(toObject[1], toObject[0]);
  const dec = arcSine(toObject[2] / distance);
  const [vx, vy, vz] = [heliocentricVelocity[0], heliocentricVelocity[1], heliocentricVelocity[2]];
  const east = (vy * Math.cos(ra) - vx * Math.sin(ra)) / speed;
  const north = (vz * Math.cos(dec) - Math.sin(dec) * (vx * Math.cos(ra) + vy * Math.sin(ra))) / speed;
  const major = (shift * Math.hypot(east, north)) / (distance * ARCSECOND);
  const positionAngle = Math.atan2(east, north);
  return {
    major: Math.max(major, ASTROMETRY_FLOOR),
    minor: ASTROMETRY_FLOOR,
    positionAngle: positionAngle < 0 ? positionAngle + Math.PI : positionAngle % Math.PI,
  };
}

function length(vector: ArrayLike<number>): number {
  return Math.hypot(vector[0], vector[1], vector[2]);
}
