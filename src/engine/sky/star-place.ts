import { ARCSECOND, AU_KM, DAYS_PER_JULIAN_YEAR, DEGREE, SECONDS_PER_DAY } from '../constants.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { radialVelocity } from './radial-velocity.ts';
import type { StarColumns } from './star-columns.ts';

/** Radians in a milliarcsecond. */
const MILLIARCSECOND = ARCSECOND / 1000;

/** Astronomical units in a Julian year that a kilometre a second is. */
const AU_A_YEAR = (SECONDS_PER_DAY * DAYS_PER_JULIAN_YEAR) / AU_KM;

/** A star as a direction, and what moves it. */
export type StarVectors = {
  /** Unit vector at the epoch, ICRF. */
  readonly direction: Vector3;
  /** Motion in distances of the star a Julian year, ICRF: across the direction the proper motion in rad. */
  readonly motion: Vector3;
  /** Parallax, rad. */
  readonly parallax: number;
};

/** Effects that places of stars leave out. */
export const STAR_PLACES_RULE =
  'Stars move straight on by their proper motion, the swiftest and nearest also by their radial velocity; for the others that is less than 0.1″ in a century.';

/** A row of stars as vectors. */
export function starVectors({ ra, dec, pmRa, pmDec, parallax }: StarColumns, row: number): StarVectors {
  const [sinA, cosA] = [Math.sin(ra[row] * DEGREE), Math.cos(ra[row] * DEGREE)];
  const [sinD, cosD] = [Math.sin(dec[row] * DEGREE), Math.cos(dec[row] * DEGREE)];
  const east = pmRa[row] * MILLIARCSECOND;
  const north = pmDec[row] * MILLIARCSECOND;
  const velocity = radialVelocity(ra[row], dec[row], Math.hypot(pmRa[row], pmDec[row]));
  const away = velocity * AU_A_YEAR * parallax[row] * MILLIARCSECOND;
  return {
    direction: [cosD * cosA, cosD * sinA, sinD],
    motion: [
      cosD * cosA * away - sinA * east - sinD * cosA * north,
      cosD * sinA * away + cosA * east - sinD * sinA * north,
      sinD * away + cosD * north,
    ],
    parallax: parallax[row] * MILLIARCSECOND,
  };
}

/**
 * The astrometric direction of a star, a unit vector in ICRF.
 *
 * A straight motion at an even speed. Of radial velocities, of which no catalogue here knows, those are taken that matter
 * ({@link radialVelocity}): Barnard's star is 6 arcsec away from its place without it after a century.
 *
 * @param years Julian years TDB from the epoch of the columns.
 * @param observer place of the observer, barycentric, ICRF, au.
 * Accuracy: 0.01 arcsec from 1900 to 2100 beyond that of the catalogue; the light-time effect of the motion is left out.
 * Source: ESA (1997), The Hipparcos and Tycho Catalogues, vol. 1, eq. 1.2.16.
 */
export function starDirection(
  { direction, motion, parallax }: StarVectors,
  years: number,
  observer: Vector3,
): Vector3 {
  const part = (axis: 0 | 1 | 2) => direction[axis] + years * motion[axis] - parallax * observer[axis];
  const [x, y, z] = [part(0), part(1), part(2)];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
