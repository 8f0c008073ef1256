import { ARCSECOND } from '../constants.ts';

/** Uncertainty of a place on the sky, one standard deviation. */
export type SkyEllipse = {
  /** Semi-major axis, arcsec. */
  readonly major: number;
  /** Semi-minor axis, arcsec. */
  readonly minor: number;
  /** Position angle of the major axis, from north through east, rad, in [0, π). */
  readonly positionAngle: number;
};

/**
 * Projects the uncertainty of a place in space on the sky of an observer.
 *
 * @param covariance of the position, 9 numbers, row-major, ICRF, au².
 * @param toObject from the observer to the object, x y z, ICRF, au.
 * @returns the ellipse about the astrometric place; at a celestial pole north is along the meridian of RA 0.
 * @throws {RangeError} when the covariance does not have 9 finite numbers or the object is at the observer.
 *
 * Accuracy: linear, for axes well below a radian; negative variances by rounding count as 0.
 * Source: Farnocchia et al. (2015), in Asteroids IV, p. 815, section 3; principal axes of a 2 × 2 covariance.
 */
export function skyEllipse(covariance: Float64Array, toObject: ArrayLike<number>): SkyEllipse {
  const x = toObject[0];
  const y = toObject[1];
  const z = toObject[2];
  const axis = Math.sqrt(x * x + y * y);
  const distance = Math.sqrt(x * x + y * y + z * z);
  if (!(distance > 0 && Number.isFinite(distance))) {
    throw new RangeError(`object must be at a finite distance from the observer, got ${distance} au`);
  }
  if (!isPositionCovariance(covariance)) {
    throw new RangeError('position covariance must have 9 finite numbers');
  }
  const cosRa = axis === 0 ? 1 : x / axis;
  const sinRa = axis === 0 ? 0 : y / axis;
  const sinDec = z / distance;
  const cosDec = axis / distance;
  const [a, b, c] = [-sinDec * cosRa, -sinDec * sinRa, cosDec];
  const eastEast = quadratic(covariance, -sinRa, cosRa, 0, -sinRa, cosRa, 0);
  const northNorth = quadratic(covariance, a, b, c, a, b, c);
  const eastNorth =
    (quadratic(covariance, -sinRa, cosRa, 0, a, b, c) + quadratic(covariance, a, b, c, -sinRa, cosRa, 0)) / 2;
  const scale = 1 / (distance * ARCSECOND);
  return principalAxes(eastEast, northNorth, eastNorth, scale);
}

/**
 * Ellipse of one standard deviation from the second moments of a place on the sky.
 *
 * @param eastEast, northNorth, eastNorth moments, in the square of any unit; negative variances by rounding count as 0.
 * @param scale arcsec per unit.
 */
export function principalAxes(
  eastEast: number,
  northNorth: number,
  eastNorth: number,
  scale: number,
): SkyEllipse {
  const mean = (eastEast + northNorth) / 2;
  const half = (eastEast - northNorth) / 2;
  const spread = Math.sqrt(half * half + eastNorth * eastNorth);
  const angle = 0.5 * Math.atan2(2 * eastNorth, northNorth - eastEast);
  return {
    major: Math.sqrt(Math.max(mean + spread, 0)) * scale,
    minor: Math.sqrt(Math.max(mean - spread, 0)) * scale,
    positionAngle: angle < 0 ? angle + Math.PI : angle,
  };
}

function isPositionCovariance(matrix: Float64Array): boolean {
  for (let k = 0; k < 9; k++) if (!Number.isFinite(matrix[k])) return false;
  return matrix.length === 9;
}

/** uᵀ M v. */
function quadratic(
  m: Float64Array,
  ux: number,
  uy: number,
  uz: number,
  vx: number,
  vy: number,
  vz: number,
): number {
  return (
    ux * (m[0] * vx + m[1] * vy + m[2] * vz) +
    uy * (m[3] * vx + m[4] * vy + m[5] * vz) +
    uz * (m[6] * vx + m[7] * vy + m[8] * vz)
  );
}
