import { FIRST_DATE, LAST_DATE, SHORT_TERM_DAYS } from '#contract/limits.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { julianDate } from '../kit/julian-date.ts';

/** A place's offset from Greenwich, without daylight saving. */
export type TimeZone = { readonly name: string; readonly offsetMinutes: number };

/** By how much the clock of a zone is ahead of UTC. */
export type ZoneOffset = Pick<TimeZone, 'offsetMinutes'>;

/** Days of the time frame a user starts with. */
const DEFAULT_DAYS = 7;

export const GREENWICH: TimeZone = { name: 'GMT +00:00', offsetMinutes: 0 };

/** A zone of no place: the clock by which times are shown where there is no place. */
export const UTC: TimeZone = { name: 'UTC', offsetMinutes: 0 };

/** Whether a tool looks at whole days, or at a span to the minute. */
export type Precision = 'day' | 'minute';

/** What the user typed or picked, UTC, valid or not: dates YYYY-MM-DD, or to the minute YYYY-MM-DDTHH:mm. */
export type Dates = {
  readonly start: string;
  readonly end: string;
  /** The first night by the date of its evening by the mean Sun, where it was chosen and the first date alone would mean another. */
  readonly firstNight?: string | undefined;
  /** The last night, where it was chosen and the dates alone would include one more. */
  readonly lastNight?: string | undefined;
};

/** The span to plan for, in every form that calls and screens need; its dates are YYYY-MM-DD. UTC throughout. */
export type TimeFrame = Dates & {
  readonly precision: Precision;
  /** Lies partly in the past or beyond thirty days from today: calculated on demand, slower. */
  readonly outOfShortTerm: boolean;
  /** YYYY-MM-DDTHH:mm; of whole days from the first minute of the first to the last of the last. */
  readonly dateTime: { readonly start: string; readonly end: string };
  /** Julian dates of both ends; of whole days those of their 0 h. */
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
  const { start, end, firstNight, lastNight } = dates;
  if (!isDate(start) || !isDate(end) || start > end) return undefined;
  return {
    start,
    end,
    ...(firstNight === undefined ? {} : { firstNight }),
    ...(lastNight === undefined ? {} : { lastNight }),
    precision: 'day',
    outOfShortTerm: start < today || end > addDays(today, SHORT_TERM_DAYS),
    dateTime: { start: `${start}T00:00`, end: `${end}T23:59` },
    converted: { start: julianDate(instantOf(start)), end: julianDate(instantOf(end)) },
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
  const time = instantOf(text);
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

/** The week from a day. */
export function defaultDates(today: string): Dates {
  return { start: today, end: addDays(today, DEFAULT_DAYS) };
}

/** The dates after the first was chosen: a first day later than the last moves the last to the day after it. */
export function withStart({ end }: Dates, start: string): Dates {
  return isDate(start) && isDate(end) && start > end ? { start, end: dayAfter(start) } : { start, end };
}

/** The dates after the last was chosen: a last day that is not after the first becomes the day after it. */
export function withEnd(dates: Dates, end: string): Dates {
  const { start } = dates;
  const last = isDate(start) && isDate(end) && end <= start ? dayAfter(start) : end;
  return last === dates.end ? dates : { ...dates, end: last, lastNight: undefined };
}

/** Days from the first to the last date: whole days of which a single one counts as one, or to the minute as they are. */
export function spanDays({ start, end }: Dates): number {
  const days = (instantOf(end) - instantOf(start)) / MILLISECONDS_PER_DAY;
  return start.includes('T') ? days : Math.max(1, Math.round(days));
}

/** The date a number of days later; `date` is YYYY-MM-DD. */
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

/** Unix time of a date, or of a moment to the minute; NaN for a text that is neither. */
export function instantOf(text: string): number {
  return Date.parse(text.includes('T') ? `${text}:00Z` : `${text}T00:00:00Z`);
}
