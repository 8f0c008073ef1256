import { DEGREE, DAYS_PER_JULIAN_YEAR, J2000 } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { type StarColumns, STAR_KNOWN } from '#engine/sky/star-columns.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';

/** Places of stars at an instant, degrees, ICRF, seen from the barycentre: stars without a proper motion stay. */
export type StarPlaces = { readonly ra: Float64Array; readonly dec: Float64Array };

/** Places of stars by their proper motions. @param years Julian years since the epoch of their places. */
export function movedStars(stars: StarColumns, years: number): StarPlaces {
  const [ra, dec] = [stars.ra.slice(), stars.dec.slice()];
  for (let star = 0; star < stars.count; star++) {
    if ((stars.known[star] & STAR_KNOWN.motion) === 0) continue;
    const [x, y, z] = starDirection(starVectors(stars, star), years, [0, 0, 0]);
    ra[star] = longitudeOf(x, y) / DEGREE;
    dec[star] = latitudeOf(x, y, z) / DEGREE;
  }
  return { ra, dec };
}

/** Julian years from the epoch of stars to a Julian date; UTC and TDB are the same here. */
export function yearsSince({ epoch }: Pick<StarColumns, 'epoch'>, julianDate: number): number {
  return (julianDate - J2000) / DAYS_PER_JULIAN_YEAR + 2000 - epoch;
}
