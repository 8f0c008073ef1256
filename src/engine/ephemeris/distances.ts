import { lengthOf } from '../vectors.ts';
import { BODY } from './body.ts';
import type { Ephemeris } from './ephemeris.ts';
import { toHeliocentricEcliptic } from './heliocentric-ecliptic.ts';

/** How far something is from the centres of Sun and Earth, au. */
export type Distances = { readonly sunAu: number; readonly earthAu: number };

/**
 * Geometric distances at an instant, without light time.
 *
 * @param place x y z, heliocentric, ecliptic J2000, au.
 * @param day Julian date TDB, plus `offset` days.
 * @throws {RangeError} when the instant is not in the ephemeris, naming it.
 */
export function distancesAt(
  place: ArrayLike<number>,
  ephemeris: Ephemeris,
  day: number,
  offset: number,
): Distances {
  ephemeris.state(BODY.Earth, day, offset, earth);
  toHeliocentricEcliptic(ephemeris, day, offset, earth);
  return {
    sunAu: lengthOf(place[0], place[1], place[2]),
    earthAu: lengthOf(place[0] - earth[0], place[1] - earth[1], place[2] - earth[2]),
  };
}

const earth = new Float64Array(6);
