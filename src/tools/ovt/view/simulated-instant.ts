import type { Epoch } from '#engine/time/epoch.ts';
import { tdbFromUtc, utcFromTdb } from '#engine/time/scales.ts';
import { julianDateFromUnixTime, unixTimeFromJulianDate } from '#engine/time/unix-time.ts';

/** The TDB epoch of a simulated date. @param ms UTC milliseconds. */
export function tdbOfMs(ms: number): Epoch<'TDB'> {
  return tdbFromUtc(julianDateFromUnixTime(ms));
}

/** The simulated date of a Julian date TDB: the inverse of {@link tdbOfMs}, UTC milliseconds. */
export function msOfTdb(day: number): number {
  return unixTimeFromJulianDate(utcFromTdb({ scale: 'TDB', day, offset: 0 }));
}
