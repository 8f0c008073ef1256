import { FIRST_DATE, LAST_DATE, SHORT_TERM_DAYS } from '#contract/limits.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { julianDate } from '../kit/julian-date.ts';

/** A place's offset from Greenwich, without daylight saving. */
export type TimeZone = { readonly name: string; readonly offsetMinutes: number };

export const GREENWICH: TimeZone = { name: 'GMT +00:00', offsetMinutes: 0 };

/** What the visitor typed or picked: calendar dates YYYY-MM-DD (UTC), valid or not. */
export type Dates = { readonly start: string; readonly end: string };

/** The span of nights to plan for, in every form that calls and screens need. UTC throughout. */
export type TimeFrame = Dates & {
  /** Lies partly in the past or beyond thirty days from today: calculated on demand, slower. */
  readonly outOfShortTerm: boolean;
  /** YYYY-MM-DDTHH:mm, from the first minute of the first day to the last of the last. */
  readonly dateTime: { readonly start: string; readonly end: string };
  /** Julian dates of the 0 h of both days. */
  readonly converted: { readonly start: number; readonly end: number };
  readonly timezone: TimeZone;
};

/**
 * The time frame between two dates.
 *
 * @param dates    first and last day, YYYY-MM-DD.
 * @param today    the current UTC date, YYYY-MM-DD.
 * @param timezone of the observatory; `GREENWICH` for the geocentre.
 * @returns undefined when a date is no day between 1900 and 2470, or the first comes after the last.
 */
export function timeFrame(dates: Dates, today: string, timezone: TimeZone): TimeFrame | undefined {
  const { start, end } = dates;
  if (!isDate(start) || !isDate(end) || start > end) return undefined;
  return {
    start,
    end,
    outOfShortTerm: start < today || end > addDays(today, SHORT_TERM_DAYS),
    dateTime: { start: `${start}T00:00`, end: `${end}T23:59` },
    converted: { start: julianDate(midnight(start)), end: julianDate(midnight(end)) },
    timezone,
  };
}

/** Whether a text is a calendar day YYYY-MM-DD between 1900-01-01 and 2470-12-31. */
export function isDate(text: string): boolean {
  return text >= FIRST_DATE && text <= LAST_DATE && isCalendarDay(text);
}

/** Whether a calendar has the day YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = midnight(text);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Dates with what lies before the first day or after the last brought to it. */
export function clampedDates({ start, end }: Dates): Dates {
  return { start: clampedDate(start), end: clampedDate(end) };
}

/** The day after a day, or the last day that can be chosen. */
export function dayAfter(date: string): string {
  return date < LAST_DATE ? addDays(date, 1) : LAST_DATE;
}

/** The dates after the first was chosen: a first day later than the last moves the last to the day after it. */
export function withStart(dates: Dates, start: string): Dates {
  return isDate(start) && isDate(dates.end) && start > dates.end
    ? { start, end: dayAfter(start) }
    : { ...dates, start };
}

/** The dates after the last was chosen: a last day that is not after the first becomes the day after it. */
export function withEnd({ start }: Dates, end: string): Dates {
  return isDate(start) && isDate(end) && end <= start ? { start, end: dayAfter(start) } : { start, end };
}

/** Whole days from the first to the last day; a single day counts as one. */
export function spanDays(dates: Dates): number {
  return Math.max(1, Math.round((midnight(dates.end) - midnight(dates.start)) / MILLISECONDS_PER_DAY));
}

/** The date so many days later; `date` is YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The zone of an offset, named like `GMT +02:00`. */
export function timeZone(offsetMinutes: number): TimeZone {
  const whole = Math.abs(Math.round(offsetMinutes));
  const hours = String(Math.floor(whole / 60)).padStart(2, '0');
  const minutes = String(whole % 60).padStart(2, '0');
  return { name: `GMT ${offsetMinutes < 0 ? '-' : '+'}${hours}:${minutes}`, offsetMinutes };
}

function clampedDate(date: string): string {
  if (date < FIRST_DATE) return FIRST_DATE;
  return date > LAST_DATE ? LAST_DATE : date;
}

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
