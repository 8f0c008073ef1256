/** Milliseconds in a day. */
export const DAY_MS = 86_400_000;

/** Julian day number of the noon of 1970-01-01, as the toolkit counts. */
const UNIX_NOON_JD = 2_440_588;

/** Julian date at which Modified Julian Dates start. */
const MJD_ORIGIN_JD = 2_400_000.5;

/** Julian date at which day indices start. */
const DAY_INDEX_ORIGIN_JD = 2_400_000;

/**
 * Julian date (UTC) of a Unix time.
 *
 * @param unixMs milliseconds since 1970-01-01T00:00Z, leap seconds not counted.
 * @returns days, rounded to 8 decimals (0.9 ms).
 */
export function julianDate(unixMs: number): number {
  return roundTo8(unixMs / DAY_MS - 0.5 + UNIX_NOON_JD);
}

/** Unix time in milliseconds, to the nearest millisecond, of a Julian date (UTC). */
export function unixTime(julianDateUtc: number): number {
  return Math.round((julianDateUtc - UNIX_NOON_JD + 0.5) * DAY_MS);
}

/** Modified Julian Date of a Julian date, 8 decimals. */
export function modifiedJulianDate(julianDateUtc: number): number {
  return roundTo8(julianDateUtc - MJD_ORIGIN_JD);
}

/** Index of the day a Julian date falls in; days begin at noon. */
export function dayIndex(julianDateUtc: number): number {
  return Math.floor(julianDateUtc - DAY_INDEX_ORIGIN_JD);
}

function roundTo8(days: number): number {
  return Number(days.toFixed(8));
}
