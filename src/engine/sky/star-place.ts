import { ARCSECOND, AU_KM, DAYS_PER_JULIAN_YEAR, DEGREE, SECONDS_PER_DAY } from '../constants.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { lengthOf } from '../vectors.ts';
import type { StarColumns } from './star-columns.ts';

/** Radians in a milliarcsecond. */
const MILLIARCSECOND = ARCSECOND / 1000;

/** A speed of one kilometre a second in astronomical units a Julian year. */
const AU_PER_YEAR = (SECONDS_PER_DAY * DAYS_PER_JULIAN_YEAR) / AU_KM;

/** A star as a direction, and what moves it. */
export type StarVectors = {
  /** Unit vector at the epoch, ICRF. */
  readonly direction: Vector3;
  /** Velocity, ICRF, in distances of the star per Julian year: its part across the direction is the proper motion in rad. */
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
  const velocity = radialVelocity(ra[row], dec[row], lengthOf(pmRa[row], pmDec[row]));
  const radialMotion = velocity * AU_PER_YEAR * parallax[row] * MILLIARCSECOND;
  return {
    direction: [cosD * cosA, cosD * sinA, sinD],
    motion: [
      cosD * cosA * radialMotion - sinA * east - sinD * cosA * north,
      cosD * sinA * radialMotion + cosA * east - sinD * sinA * north,
      sinD * radialMotion + cosD * north,
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
  const length = lengthOf(x, y, z);
  return [x / length, y / length, z / length];
}

/** A star that nears or recedes so fast, and so near, that its path over the sky is bent by a tenth of an arcsecond in a century. */
type SwiftStar = {
  /** ICRS, J2000.0, deg. */
  readonly ra: number;
  readonly dec: number;
  /** km/s, away from the Sun; of the centre of mass where there are several stars. */
  readonly velocity: number;
};

/**
 * All such stars to V 9, and three fainter ones, by right ascension; for a pair the mean of both.
 *
 * Sources: [1] Gaia DR3 (A&A 674, A1). [2] Kervella et al. (2017), A&A 598, L7. [3] Akeson et al. (2021), AJ 162, 14. [4] Within 1 km/s of
 * SKY2000 (CDS V/145) or of the Catalogue of Nearby Stars (CDS V/70A) as the tables of SSCore (T. DeBenedictis, 2020) give them.
 * Those without a number could not be checked: the tables of [4] have 22.9, 53.1, 86.7, −86.8 and 64.9 km/s for the five of them that they
 * hold, which would move none by more than 0.04 arcsec in a century.
 */
const SWIFT_STARS: readonly SwiftStar[] = [
  { ra: 1.352, dec: -37.357, velocity: 25.4 }, // GJ 1
  { ra: 4.595, dec: 44.023, velocity: 11.7 }, // GJ 15 A [4]
  { ra: 17.068, dec: 54.92, velocity: -97.2 }, // μ Cas [4]
  { ra: 32.608, dec: -50.824, velocity: 56.6 }, // GJ 86
  { ra: 49.982, dec: -43.07, velocity: 87.8 }, // 82 Eri
  { ra: 63.818, dec: -7.653, velocity: -42.4 }, // ο² Eri [4]
  { ra: 77.919, dec: -45.018, velocity: 245 }, // Kapteyn's star [4]
  { ra: 118.388, dec: 30.605, velocity: -234.2 }, // HD 64090
  { ra: 165.834, dec: 35.97, velocity: -85 }, // Lalande 21185
  { ra: 166.369, dec: 43.527, velocity: 68.9 }, // GJ 412 A
  { ra: 178.245, dec: 37.719, velocity: -98 }, // Groombridge 1830 [4]
  { ra: 217.429, dec: -62.679, velocity: -22.2 }, // Proxima [2]
  { ra: 219.9, dec: -60.836, velocity: -22.4 }, // α Cen [3]
  { ra: 269.452, dec: 4.693, velocity: -110.5 }, // Barnard's star [1]
  { ra: 302.8, dec: -36.101, velocity: -130 }, // HR 7703 [4]
  { ra: 316.727, dec: 38.746, velocity: -65.3 }, // 61 Cyg [1]
  { ra: 319.314, dec: -38.867, velocity: 20.6 }, // Lacaille 8760 [4]
  { ra: 330.84, dec: -56.786, velocity: -40.4 }, // ε Ind [4]
  { ra: 346.467, dec: -35.853, velocity: 8.8 }, // Lacaille 9352 [4]
];

/** Proper motion of the slowest star of the list, mas a year. */
const SLOWEST = 1500;

/**
 * A place this near to a star of the list, deg, counts as that star's: the fastest of them moves so far in 20 years, and a companion
 * is no farther away.
 */
const NEAR_DEG = 0.06;

/**
 * The radial velocity of a star, km/s; 0 for all that move over the sky too slowly for it to matter.
 *
 * @param raDeg, decDeg its place in ICRS at an epoch within 20 years of J2000.0, deg.
 * @param properMotion mas a year.
 */
function radialVelocity(raDeg: number, decDeg: number, properMotion: number): number {
  if (properMotion < SLOWEST) return 0;
  const wide = NEAR_DEG / Math.cos(decDeg * DEGREE);
  const star = SWIFT_STARS.find(
    ({ ra, dec }) => Math.abs(dec - decDeg) < NEAR_DEG && Math.abs(ra - raDeg) < wide,
  );
  return star?.velocity ?? 0;
}
