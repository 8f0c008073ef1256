import { RowError } from './rows.ts';

/**
 * Julian date of a Gregorian calendar date with a fraction of a day; before 1582 October 15 of the Julian calendar.
 *
 * @throws {RowError} when the month or the day does not exist.
 * Source: Meeus (1998), Astronomical Algorithms, chapter 7.
 */
export function julianDateOf(year: number, month: number, day: number): number {
  if (!(Number.isInteger(month) && month >= 1 && month <= 12 && day >= 1 && day < 32)) {
    throw new RowError(`no such date: ${year}-${month}-${day}`);
  }
  const [y, m] = month > 2 ? [year, month] : [year - 1, month + 12];
  const isGregorian = year > 1582 || (year === 1582 && (month > 10 || (month === 10 && day >= 15)));
  const century = Math.floor(y / 100);
  const leap = isGregorian ? 2 - century + Math.floor(century / 4) : 0;
  return Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * (m + 1)) + day + leap - 1524.5; // eq. 7.1
}
