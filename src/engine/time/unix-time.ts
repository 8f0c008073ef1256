import { MILLISECONDS_PER_DAY } from '../constants.ts';

/** Julian date of the origin of Unix time, 1970 January 1, 0h UTC. */
const UNIX_ORIGIN = 2_440_587.5;

/**
 * Julian date, UTC, of a Unix time; good to 40 microseconds, the grain of a double near 2.5 million.
 *
 * @param unixMs milliseconds since 1970-01-01T00:00Z, leap seconds not counted, as in the clocks of computers
 */
export function julianDateFromUnixTime(unixMs: number): number {
  return unixMs / MILLISECONDS_PER_DAY + UNIX_ORIGIN;
}

/**
 * Unix time in whole milliseconds of a Julian date: the inverse of {@link julianDateFromUnixTime}.
 *
 * @param jdUtc Julian date, UTC
 */
export function unixTimeFromJulianDate(jdUtc: number): number {
  return Math.round((jdUtc - UNIX_ORIGIN) * MILLISECONDS_PER_DAY);
}
