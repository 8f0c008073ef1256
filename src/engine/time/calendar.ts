import { SECONDS_PER_DAY } from '../constants.ts';

/** A date of the Gregorian calendar with the time of day, in no particular time scale. */
export type CalendarDate = {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** Second, with decimals. */
  readonly second: number;
};

/**
 * Julian date of 0h of a day of the (proleptic) Gregorian calendar.
 *
 * @param year astronomical year, -4700 or later
 * @param month 1 to 12
 * @param day 1 to 31; not checked against the month, so that day 0 and day 32 count on
 * @see Fliegel & Van Flandern (1968), CACM 11, 657
 */
export function julianDay(year: number, month: number, day: number): number {
  const january = Math.trunc((month - 14) / 12);
  return (
    Math.trunc((1461 * (year + 4800 + january)) / 4) +
    Math.trunc((367 * (month - 2 - 12 * january)) / 12) -
    Math.trunc((3 * Math.trunc((year + 4900 + january) / 100)) / 4) +
    day -
    32_075.5
  );
}

/**
 * Julian date of a calendar date, in the same time scale; good to 40 microseconds, the grain of a double near 2.5 million.
 *
 * @throws RangeError naming the part that no calendar has, 31 April for one; second 60 is refused (see {@link calendarDate})
 */
export function julianDate({ year, month, day, hour, minute, second }: CalendarDate): number {
  require('Month', month, 1, 12);
  require('Day', day, 1, daysInMonth(year, month));
  require('Hour', hour, 0, 23);
  require('Minute', minute, 0, 59);
  if (!(second >= 0 && second < 60))
    throw new RangeError(`Second must be at least 0 and below 60, but is ${second}`);
  return julianDay(year, month, day) + (hour * 3600 + minute * 60 + second) / SECONDS_PER_DAY;
}

/**
 * Calendar date of a Julian date, in the same time scale.
 *
 * A day is taken to have 86 400 seconds; the leap second itself, 23:59:60, shares its Julian date with the midnight that follows.
 *
 * @param jd Julian date, 0 or later
 * @param decimals of the second, 0 to 4; rounding carries upwards, so that 59.9999 becomes the next minute
 * @throws RangeError when the Julian date is negative or not a number
 * @see Fliegel & Van Flandern (1968), CACM 11, 657
 */
export function calendarDate(jd: number, decimals = 3): CalendarDate {
  if (!(jd >= 0)) throw new RangeError(`Julian date must not be negative, but is ${jd}`);
  const grain = 10 ** decimals;
  const midnight = Math.floor(jd - 0.5) + 0.5;
  const ticks = Math.round((jd - midnight) * SECONDS_PER_DAY * grain);
  const whole = Math.floor(ticks / (SECONDS_PER_DAY * grain));
  const rest = ticks - whole * SECONDS_PER_DAY * grain;
  const minutes = Math.floor(rest / (60 * grain));
  return {
    ...dayOf(midnight + whole),
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    second: (rest - minutes * 60 * grain) / grain,
  };
}

/** Days of a month of the Gregorian calendar. */
function daysInMonth(year: number, month: number): number {
  return month === 12 ? 31 : julianDay(year, month + 1, 1) - julianDay(year, month, 1);
}

function dayOf(midnight: number): { year: number; month: number; day: number } {
  let l = midnight + 0.5 + 68_569;
  const n = Math.floor((4 * l) / 146_097);
  l -= Math.floor((146_097 * n + 3) / 4);
  const i = Math.floor((4000 * (l + 1)) / 1_461_001);
  l += 31 - Math.floor((1461 * i) / 4);
  const j = Math.floor((80 * l) / 2447);
  const february = Math.floor(j / 11);
  return {
    year: 100 * (n - 49) + i + february,
    month: j + 2 - 12 * february,
    day: l - Math.floor((2447 * j) / 80),
  };
}

function require(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}, but is ${value}`);
}
