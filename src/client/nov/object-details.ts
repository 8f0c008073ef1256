import type { PlanetApproach, TableFacts } from '#contract/nov/perturbed.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { approachOnDay } from '#engine/table/detected-approach.ts';
import { liesIn } from '#engine/table/unreliable-days.ts';

/** How far an object is from the Sun and from the Earth's centre, au. */
export type Distances = { readonly sunAu: number; readonly earthAu: number };

/** Facts about an instant on a perturbed orbit. */
export type TableDetails = {
  /** The orbit is unreliable at this instant. */
  readonly unreliable: boolean;
  /** The close approach of the day and the planet concerned. */
  readonly approach: PlanetApproach | undefined;
  /** The object has hit the planet. */
  readonly impacted: boolean;
};

/**
 * Geometric distances of an object at an instant, without light time.
 *
 * @param place x y z, heliocentric ecliptic J2000, au.
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
    sunAu: Math.hypot(place[0], place[1], place[2]),
    earthAu: Math.hypot(place[0] - earth[0], place[1] - earth[1], place[2] - earth[2]),
  };
}

/**
 * Evaluates the facts of a table at an instant.
 *
 * @param julianDate TDB; an approach counts on the whole of its day.
 */
export function tableDetails(
  facts: Pick<TableFacts, 'approaches' | 'unreliable' | 'impact'>,
  julianDate: number,
): TableDetails {
  const midnight = Math.floor(julianDate - 0.5) + 0.5;
  return {
    unreliable: liesIn(facts.unreliable, julianDate),
    approach: approachOnDay(facts.approaches, midnight, midnight + 1),
    impacted: facts.impact !== undefined && julianDate > facts.impact.day,
  };
}

const earth = new Float64Array(6);
