import { dataPoints, MAX_DATA_POINTS, STEP_UNIT_DAYS } from '#contract/limits.ts';
import { modulo } from '#engine/modulo.ts';
import { MILLISECONDS_PER_MINUTE, MINUTES_PER_DAY } from '#engine/constants.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import { julianDate } from '../../kit/julian-date.ts';
import type { Observatory } from '../../planning/observatory.ts';
import { addDays, type Dates, type ZoneOffset } from '../../planning/time-frame.ts';
import type { CalculationRequest } from '../calculation/calculation-rules.ts';
import { objectsOf } from '../calculation/calculation-size.ts';

/**
 * The mean solar time of a place as a zone: its noon is when nights are apart, whatever clock the place goes by and whatever
 * zone the user reads times in.
 */
export function solarZone({ longitude }: Pick<Observatory, 'longitude'>): ZoneOffset {
  const east = modulo(longitude + 180, 360) - 180;
  return { offsetMinutes: Math.round(east * MINUTES_PER_DEGREE) };
}

/** A place, and the clock that it goes by, of which only the calendar matters. */
export type SiteClock = { readonly site: Pick<Observatory, 'longitude'>; readonly zone: ZoneOffset };

/**
 * The date of a night's evening by the calendar of its site. It is the date by the mean Sun, or the day after or before it where
 * the date line, which leaves the meridian of 180 degrees to go round islands, lies between the site and that meridian.
 *
 * @param night its evening by the mean Sun, YYYY-MM-DD.
 * @returns YYYY-MM-DD.
 */
export function calendarNight(night: string, { site, zone }: SiteClock): string {
  const ahead = zone.offsetMinutes - solarZone(site).offsetMinutes;
  return Math.abs(ahead) > MINUTES_PER_DAY / 2 ? addDays(night, Math.sign(ahead)) : night;
}

/** Minutes by which the Sun is later for each degree of longitude. */
const MINUTES_PER_DEGREE = 4;

/** Minutes between the rows of a night, the shortest first. */
const STEPS_MINUTES = [10, 15, 20, 30, 40, 60] as const;

/** The night that is shown: the one chosen, as far as there is such a night, else the first. */
export function shownNight(chosen: string | undefined, { start, end }: Dates): string {
  if (chosen === undefined || chosen < start) return start;
  return chosen > end ? end : chosen;
}

/** Local noon before a night, Julian date UTC. @param night YYYY-MM-DD, the date of its evening by the same zone. */
export function nightStart(night: string, { offsetMinutes }: ZoneOffset): number {
  return julianDate(Date.parse(`${night}T12:00Z`) - offsetMinutes * MILLISECONDS_PER_MINUTE);
}

/** The night that a moment belongs to, from noon to noon: the date of its evening by the same zone. @param julianDate UTC. */
export function nightAt(julianDate: number, { offsetMinutes }: ZoneOffset): string {
  return isoDateFromJulianDate(Math.floor(julianDate + offsetMinutes / MINUTES_PER_DAY));
}

/** Minutes between the rows of a night of this many objects: ten, and more where their data points would be too many. */
export function nightStepMinutes(objects: number): number {
  const fitting = STEPS_MINUTES.find(
    (minutes) => dataPoints(objects, minutes * STEP_UNIT_DAYS.m, 1) <= MAX_DATA_POINTS,
  );
  return fitting ?? MINUTES_PER_DAY / 24;
}

/**
 * The calculation of one night for the objects of another calculation, user-defined ones included: from local noon to local
 * noon, under another token, so that the other results stay.
 */
export function nightRequest(
  results: CalculationRequest,
  night: string,
  zone: ZoneOffset,
): CalculationRequest {
  const { query, userDefined } = results;
  const { utcStart: _start, utcEnd: _end, ...others } = query;
  const start = nightStart(night, zone);
  const step = nightStepMinutes(objectsOf(results));
  return {
    query: { ...others, julianDateStart: start, julianDateEnd: start + 1, step: step * STEP_UNIT_DAYS.m },
    timeStep: { step, unit: 'm' },
    ...(userDefined === undefined ? {} : { userDefined }),
    token: undefined,
  };
}
