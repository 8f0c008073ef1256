import { isoDateFromJulianDate } from '../time/iso.ts';
import type { Ephemeris } from './ephemeris.ts';

/**
 * Refuses an instant that an ephemeris does not cover.
 *
 * @param what begins the sentence of the error, which users may read.
 * @param day Julian date TDB.
 * @throws {RangeError} naming the instant and the dates that are covered.
 */
export function requireInEphemeris(
  what: string,
  day: number,
  { firstDay, lastDay }: Pick<Ephemeris, 'firstDay' | 'lastDay'>,
): void {
  if (day >= firstDay && day <= lastDay) return;
  const date = day >= 0 ? isoDateFromJulianDate(day) : `JD ${day}`;
  const [first, last] = [isoDateFromJulianDate(firstDay), isoDateFromJulianDate(lastDay)];
  throw new RangeError(`${what}, ${date}, lies outside the planetary ephemeris, ${first} to ${last}.`);
}
