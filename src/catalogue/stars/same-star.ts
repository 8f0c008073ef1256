import { DEGREE } from '#engine/constants.ts';
import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import type { StarRow } from './star-row.ts';

/** Two entries are one star within this many degrees at one of {@link COMPARED_YEARS}, and this many magnitudes. */
const SAME_DEG = 5 / 3600;
const SAME_MAGNITUDES = 0.5;

/**
 * Years from J2000.0 to the epochs at which entries are compared: places without a motion are of J2000.0, the mean places of
 * Tycho-2, or of 1991.25, those of stars that have no mean place.
 */
export const COMPARED_YEARS = [0, -8.75] as const;

/** Degrees in a milliarcsecond. */
export const MAS_DEG = 1 / 3_600_000;

/** Where a star is listed, and how it moves. */
export type StarPath = Pick<StarRow, 'ra' | 'dec' | 'pmRa' | 'pmDec' | 'known'>;

/** Degrees, ICRF. */
export type StarPlace = Pick<StarRow, 'ra' | 'dec'>;

/** Whether two entries are one star: at one of the epochs that places are of. */
export function isSameStar(one: StarPath & Magnitude, other: StarPath & Magnitude): boolean {
  return isAsBright(one, other) && COMPARED_YEARS.some((years) => isThere(one, other, years));
}

/** Whether two entries lie together this many years after J2000.0. */
export function isThere(one: StarPath, other: StarPath, years: number): boolean {
  const [a, b] = [placeAt(one, years), placeAt(other, years)];
  const north = a.dec - b.dec;
  if (Math.abs(north) >= SAME_DEG) return false;
  const turn = a.ra - b.ra - 360 * Math.round((a.ra - b.ra) / 360);
  return Math.hypot(turn * Math.cos(b.dec * DEGREE), north) < SAME_DEG;
}

type Magnitude = Pick<StarRow, 'magnitude'>;

/** Whether two entries are as bright as entries of one star are. */
export function isAsBright(one: Magnitude, other: Magnitude): boolean {
  return Math.abs(one.magnitude - other.magnitude) <= SAME_MAGNITUDES;
}

/** Where a star is this many years after J2000.0; where it is listed, where its motion is not known. */
export function placeAt({ ra, dec, pmRa, pmDec, known }: StarPath, years: number): StarPlace {
  if ((known & STAR_KNOWN.motion) === 0) return { ra, dec };
  const moved = years * MAS_DEG;
  return { ra: ra + (moved * pmRa) / Math.max(Math.cos(dec * DEGREE), 1e-6), dec: dec + moved * pmDec };
}
