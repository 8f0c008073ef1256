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
  const [x, y, z] = [toObject[0], toObject[1], toObject[2]];
  const distance = Math.hypot(x, y, z);
  if (!(distance > 0 && Number.isFinite(distance))) {
    throw new RangeError(`object must be at a finite distance from the observer, got ${distance} au`);
  }
  if (covariance.length !== 9 || !covariance.every(Number.isFinite)) {
    throw new RangeError('position covariance must have 9 finite numbers');
  }
  const ra = x === 0 && y === 0 ? 0 : Math.atan2(y, x);
  const dec = Math.atan2(z, Math.hypot(x, y));
  const east = [-Math.sin(ra), Math.cos(ra), 0];
  const north = [-Math.sin(dec) * Math.cos(ra), -Math.sin(dec) * Math.sin(ra), Math.cos(dec)];
  const eastEast = quadratic(covariance, east, east);
  const northNorth = quadratic(covariance, north, north);
  const eastNorth = (quadratic(covariance, east, north) + quadratic(covariance, north, east)) / 2;
  const mean = (eastEast + northNorth) / 2;
  const spread = Math.hypot((eastEast - northNorth) / 2, eastNorth);
  const angle = 0.5 * Math.atan2(2 * eastNorth, northNorth - eastEast);
  const scale = 1 / (distance * ARCSECOND);
  return {
    major: Math.sqrt(Math.max(mean + spread, 0)) * scale,
    minor: Math.sqrt(Math.max(mean - spread, 0)) * scale,
    positionAngle: angle < 0 ? angle + Math.PI : angle,
  };
}

function quadratic(matrix: Float64Array, a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) sum += a[row] * matrix[3 * row + column] * b[column];
  }
  return sum;
}
