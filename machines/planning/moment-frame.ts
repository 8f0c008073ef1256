import { FIRST_DATE, LAST_DATE } from '#contract/limits.ts';
import {
  MILLISECONDS_PER_DAY,
  MILLISECONDS_PER_HOUR,
  MILLISECONDS_PER_MINUTE,
  NIGHT_SUN_ALTITUDE_DEG,
} from '#engine/constants.ts';
import { darkHours, type PlaceDeg } from '#engine/observe/dark-hours.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { julianDate } from '../kit/julian-date.ts';
import { type Dates, instantOf, isDate, type TimeFrame, type TimeZone } from './time-frame.ts';

/** First and last minute that can be chosen. */
export const FIRST_MOMENT = `${FIRST_DATE}T00:00`;
export const LAST_MOMENT = `${LAST_DATE}T23:59`;

/** Shortest time frame, and what the start of the first one is rounded to, minutes. */
const LEAST_MINUTES = 10;

const LEAST_MS = LEAST_MINUTES * MILLISECONDS_PER_MINUTE;

/**
 * The time frame between two moments.
 *
 * @param dates YYYY-MM-DDTHH:mm, UTC.
 * @returns undefined when a moment is not between 1900 and 2470, or the first does not come ten minutes before the last.
 */
export function momentFrame(dates: Dates, timezone: TimeZone): TimeFrame | undefined {
  const { start, end } = dates;
  if (!isMoment(start) || !isMoment(end) || instantOf(end) - instantOf(start) < LEAST_MS) return undefined;
  return {
    start: start.slice(0, 10),
    end: end.slice(0, 10),
    precision: 'minute',
    outOfShortTerm: false,
    dateTime: { start, end },
    converted: { start: julianDate(instantOf(start)), end: julianDate(instantOf(end)) },
    timezone,
  };
}

/** Whether a text is a moment YYYY-MM-DDTHH:mm of a day between 1900-01-01 and 2470-12-31. */
export function isMoment(text: string): boolean {
  return /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDate(text.slice(0, 10));
}

/** The day from a moment on, which is rounded to ten minutes. */
export function defaultMoments(now: string): Dates {
  const start = Math.round(instantOf(now) / LEAST_MS) * LEAST_MS;
  return { start: momentText(start), end: momentText(start + MILLISECONDS_PER_DAY) };
}

/** Hours of local mean time from the evening to the morning around a night: in daylight, so that twilight is in between. */
const EVENING_HOUR = 16;
const MORNING_HOUR = 8;

/** Local mean noon, and the time from it to the mean morning, hours. */
const NOON = 12;
const HOURS_TO_MORNING = 18;

/** The night that a moment is in, or else the next one, at a longitude. @param unixMs of the moment. @param longitude degrees east. */
export function nightMoments(unixMs: number, longitude: number): Dates {
  const east = Math.round((longitude / 15) * 6) * LEAST_MS; // to ten minutes, as the moments that are offered
  const dayMs = (unixMs + east - MORNING_HOUR * MILLISECONDS_PER_HOUR) / MILLISECONDS_PER_DAY;
  const day = Math.floor(dayMs) * MILLISECONDS_PER_DAY - east;
  return {
    start: momentText(day + EVENING_HOUR * MILLISECONDS_PER_HOUR),
    end: momentText(day + MILLISECONDS_PER_DAY + MORNING_HOUR * MILLISECONDS_PER_HOUR),
  };
}

/**
 * The night at a site that goes on, or comes once that is over: it is over when it gets bright, and where it does not get dark at six in
 * the morning by the mean Sun.
 *
 * @param today the current date or moment, UTC.
 */
export function tonightAt(today: string, { latitude, longitude }: PlaceDeg): Dates {
  const now = instantOf(today);
  const place = { latitude: latitude || 0, longitude: longitude || 0 };
  const night = nightMoments(now, place.longitude);
  return now < dawnOf(night, place) ? night : nightMoments(now + MILLISECONDS_PER_DAY, place.longitude);
}

/** When a night gets bright, Unix time; where it is dark all the time, that is never. */
function dawnOf({ start }: Dates, place: PlaceDeg): number {
  const noon = instantOf(start) - (EVENING_HOUR - NOON) * MILLISECONDS_PER_HOUR;
  const hours = darkHours(place, julianDate(noon), NIGHT_SUN_ALTITUDE_DEG);
  switch (hours.kind) {
    case 'dark':
      return unixTimeFromJulianDate(hours.to);
    case 'always dark':
      return Number.POSITIVE_INFINITY;
    case 'never dark':
      return noon + HOURS_TO_MORNING * MILLISECONDS_PER_HOUR;
  }
}

/** The moments after the first was chosen: one after the last moves the last to a day later, one close to it to ten minutes. */
export function withStartMoment(dates: Dates, start: string): Dates {
  if (!isMoment(start) || !isMoment(dates.end)) return { ...dates, start };
  const [from, to] = [instantOf(start), instantOf(dates.end)];
  if (from > to) return { start, end: momentText(from + MILLISECONDS_PER_DAY) };
  return { start, end: momentText(Math.max(to, from + LEAST_MS)) };
}

/** The moments after the last was chosen: it stays ten minutes after the first. */
export function withEndMoment({ start }: Dates, end: string): Dates {
  if (!isMoment(start) || !isMoment(end)) return { start, end };
  return { start, end: momentText(Math.max(instantOf(end), instantOf(start) + LEAST_MS)) };
}

/** Moments with what lies before the first or after the last brought to it, still ten minutes apart. */
export function clampedMoments({ start, end }: Dates): Dates {
  const latest = momentText(instantOf(LAST_MOMENT) - LEAST_MS);
  const from = start < FIRST_MOMENT ? FIRST_MOMENT : start > latest ? latest : start;
  return withEndMoment(
    { start: from, end },
    end > LAST_MOMENT ? LAST_MOMENT : end < FIRST_MOMENT ? from : end,
  );
}

/** The moment ten minutes after another. */
export function earliestEnd(start: string): string {
  return isMoment(start) ? momentText(instantOf(start) + LEAST_MS) : FIRST_MOMENT;
}

/** A Unix time as YYYY-MM-DDTHH:mm, the last moment at most. */
export function momentText(unixMs: number): string {
  const text = Temporal.Instant.fromEpochMilliseconds(unixMs).toString({ smallestUnit: 'minute' });
  return text < LAST_MOMENT ? text.slice(0, LAST_MOMENT.length) : LAST_MOMENT;
}
