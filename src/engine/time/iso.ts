import { calendarDate, julianDate } from './calendar.ts';

const ISO = /^([+-]?\d{4,6})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?Z?$/;

/**
 * ISO 8601 text of a Julian date, without a zone: `2029-04-13T21:46:12.700`.
 *
 * @param jd Julian date in any time scale, 0 or later; the text is in the same
 * @param decimals of the second, 0 to 4
 * @throws RangeError when the Julian date is negative or not a number
 */
export function isoFromJulianDate(jd: number, decimals = 0): string {
  const { year, month, day, hour, minute, second } = calendarDate(jd, decimals);
  const seconds = second.toFixed(decimals).padStart(decimals === 0 ? 2 : decimals + 3, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}T${padded(hour, 2)}:${padded(minute, 2)}:${seconds}`;
}

/** The date alone, `2029-04-13`, of the day that a Julian date of any time scale falls in. */
export function isoDateFromJulianDate(jd: number): string {
  const text = isoFromJulianDate(Math.floor(jd - 0.5) + 0.5);
  return text.slice(0, text.indexOf('T'));
}

/**
 * Julian date of an ISO 8601 text, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS[.s]][Z]`, in the time scale the text is meant in.
 *
 * @throws RangeError when the text is not of that form or names a date that does not exist
 */
export function julianDateFromIso(text: string): number {
  const match = ISO.exec(text.trim());
  if (match === null) throw new RangeError(`Not an ISO 8601 date: ${JSON.stringify(text.slice(0, 40))}`);
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  return julianDate({ year, month, day, hour, minute, second });
}

function padded(value: number, width: number): string {
  const digits = Math.abs(value).toString().padStart(width, '0');
  return value < 0 ? `-${digits}` : digits;
}
