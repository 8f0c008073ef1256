import { MJD_ORIGIN } from '#engine/constants.ts';
import { julianDateFromUnixTime, unixTimeFromJulianDate } from '#engine/time/unix-time.ts';

/** A Modified Julian Date as `dd/MM/yyyy HH:mm`, to the nearest minute. */
export function dateOfMjd(mjd: number): string {
  const [year, month, day, time] = isoMinutes(mjd).split(/[-T]/);
  return `${day}/${month}/${year} ${time}`;
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

/** `YYYY-MM-DDTHH:mm`. */
function isoMinutes(mjd: number): string {
  const minutes = Math.round(msOfMjd(mjd) / MINUTE_MS);
  return new Date(minutes * MINUTE_MS).toISOString().slice(0, 16);
}
