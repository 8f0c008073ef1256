import { starAt, type StarRow } from '#catalogue/stars/star-row.ts';
import { DEGREE, DAYS_PER_JULIAN_YEAR, J2000 } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { type StarColumns, STAR_KNOWN } from '#engine/sky/star-columns.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';

/**
 * Stars with their places at an instant by their proper motions, degrees, ICRF, seen from the barycentre: stars without one stay.
 *
 * @param years Julian years since the epoch of their places.
 */
export function movedStars(stars: StarColumns, years: number): readonly StarRow[] {
  return Array.from({ length: stars.count }, (_, row) => {
    const star = starAt(stars, row);
    if ((star.known & STAR_KNOWN.motion) === 0) return star;
    const [x, y, z] = starDirection(starVectors(stars, row), years, [0, 0, 0]);
    return { ...star, ra: longitudeOf(x, y) / DEGREE, dec: latitudeOf(x, y, z) / DEGREE };
  });
}

/** Julian years from the epoch of stars to a Julian date; UTC and TDB are the same here. */
export function yearsSince({ epoch }: Pick<StarColumns, 'epoch'>, julianDate: number): number {
  return (julianDate - J2000) / DAYS_PER_JULIAN_YEAR + 2000 - epoch;
}
