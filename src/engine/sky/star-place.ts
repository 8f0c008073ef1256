import { ARCSECOND, DEGREE } from '../constants.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import type { StarColumns } from './star-columns.ts';

/** Radians in a milliarcsecond. */
const MILLIARCSECOND = ARCSECOND / 1000;

/** A star as a direction, and what moves it. */
export type StarVectors = {
  /** Unit vector at the epoch, ICRF. */
  readonly direction: Vector3;
  /** Proper motion, rad a Julian year, ICRF; across the direction. */
  readonly motion: Vector3;
  /** Parallax, rad. */
  readonly parallax: number;
};

/** What places of stars leave out, for whoever reads them. */
export const STAR_PLACES_RULE =
  'Stars move straight on by their proper motion; how they near or recede is left out, for the swiftest 6″ in a century.';

/** A row of stars as vectors. */
export function starVectors({ ra, dec, pmRa, pmDec, parallax }: StarColumns, row: number): StarVectors {
  const [sinA, cosA] = [Math.sin(ra[row] * DEGREE), Math.cos(ra[row] * DEGREE)];
  const [sinD, cosD] = [Math.sin(dec[row] * DEGREE), Math.cos(dec[row] * DEGREE)];
  const east = pmRa[row] * MILLIARCSECOND;
  const north = pmDec[row] * MILLIARCSECOND;
  return {
    direction: [cosD * cosA, cosD * sinA, sinD],
    motion: [-sinA * east - sinD * cosA * north, cosA * east - sinD * sinA * north, cosD * north],
    parallax: parallax[row] * MILLIARCSECOND,
  };
}

/**
 * The astrometric direction of a star, a unit vector in ICRF.
 *
 * A straight motion across the line of sight; the radial one, of which no catalogue here knows, is left out: 0.06 arcsec in ten years
 * for Barnard's star, 6 arcsec in a century, less for all others.
 *
 * @param years Julian years TDB from the epoch of the columns.
 * @param observer place of the observer, barycentric, ICRF, au.
 * Source: ESA (1997), The Hipparcos and Tycho Catalogues, vol. 1, eq. 1.2.16 without radial velocity.
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
