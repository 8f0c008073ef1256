import { MJD_ORIGIN } from '#engine/constants.ts';
import { julianDateFromUnixTime, unixTimeFromJulianDate } from '#engine/time/unix-time.ts';

/** A Modified Julian Date as `dd/MM/yyyy HH:mm` UTC, to the nearest minute. */
export function dateOfMjd(mjd: number): string {
  const ms = Math.round(msOfMjd(mjd) / MINUTE_MS) * MINUTE_MS;
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

const MINUTE_MS = 60_000;

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
