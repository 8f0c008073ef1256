import { countText } from '#contract/text/count-text.ts';
import { MILLISECONDS_PER_DAY, DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { fixedText } from './number-text.ts';

/** Days of a month and a year as ages are written. */
const MONTH = 30.44;
const YEAR = 365.25;

/**
 * How long ago a date was, in words: days, then months, then years.
 *
 * @param date YYYY, YYYY-MM or YYYY-MM-DD, counted from its last day; anything else has an unknown age.
 * @param now  ISO instant, UTC.
 */
export function ageText(date: string, now: string): string {
  const days = ageDays(date, now);
  if (days === undefined) return 'of unknown age';
  if (days <= 0) return 'today';
  if (days < 60) return ago(days, 'day');
  return days < 2 * YEAR ? ago(Math.round(days / MONTH), 'month') : ago(Math.round(days / YEAR), 'year');
}

/** How long ago a date was, whole days; undefined for a text that is not a date. Parameters as in {@link ageText}. */
export function ageDays(date: string, now: string): number | undefined {
  const days = Math.floor((Date.parse(now) - lastDayOf(date)) / MILLISECONDS_PER_DAY);
  return Number.isNaN(days) ? undefined : days;
}

function ago(count: number, unit: string): string {
  return `${countText(count, unit)} ago`;
}

/** Milliseconds since 1970 of the last midnight within a date. */
function lastDayOf(date: string): number {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date) ?? [];
  if (day !== undefined) return Date.parse(`${date}T00:00:00Z`);
  return month === undefined ? Date.UTC(Number(year), 11, 31) : Date.UTC(Number(year), Number(month), 0);
}

/** Length of an observed arc that is written in years, at least, years. */
const YEARS_FROM = 2;

/** How long an object was observed, in the unit that it deserves: `0.3 days`, `41 days`, `17.2 years`. */
export function arcText(days: number): string {
  const years = days / DAYS_PER_JULIAN_YEAR;
  if (years >= YEARS_FROM) return `${fixedText(years, 1)} years`;
  return `${fixedText(days, days < YEARS_FROM ? 1 : 0)} days`;
}
