import { julianDateFromUnixTime, unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { MILLISECONDS_PER_MINUTE, MJD_ORIGIN } from '#engine/constants.ts';

/** Julian date at which day indices start. */
const DAY_INDEX_ORIGIN_JD = 2_400_000;

/**
 * Julian date (UTC) of a Unix time.
 *
 * @param unixMs milliseconds since 1970-01-01T00:00Z, leap seconds not counted.
 * @returns days, rounded to 8 decimals (0.9 ms).
 */
export function julianDate(unixMs: number): number {
  return Number(julianDateFromUnixTime(unixMs).toFixed(8));
}

/** The instant of a Julian date UTC, as 2026-12-02T06:00:00.000Z. */
export function isoOfJulianDate(julianDateUtc: number): string {
  return new Date(unixTimeFromJulianDate(julianDateUtc)).toISOString();
}

/** Number by which sky charts know the day that a Julian date falls in; days begin at noon. */
export function dayIndex(julianDateUtc: number): number {
  return Math.floor(julianDateUtc - DAY_INDEX_ORIGIN_JD);
}

/** A Modified Julian Date as `dd/MM/yyyy HH:mm` UTC, to the nearest minute. */
export function dateOfMjd(mjd: number): string {
  const ms = Math.round(msOfMjd(mjd) / MILLISECONDS_PER_MINUTE) * MILLISECONDS_PER_MINUTE;
  const { day, month, year, hour, minute } =
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC');
  return `${twoDigits(day)}/${twoDigits(month)}/${year} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Modified Julian Date of a Unix time, 8 decimals (0.9 ms). */
export function mjdOfMs(unixMs: number): number {
  return Number((julianDateFromUnixTime(unixMs) - MJD_ORIGIN).toFixed(8));
}

/** Unix time of a Modified Julian Date: the inverse of {@link mjdOfMs}. */
export function msOfMjd(mjd: number): number {
  return unixTimeFromJulianDate(mjd + MJD_ORIGIN);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
