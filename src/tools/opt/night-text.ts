import { calendarNight, type SiteClock } from '#machines/opt/tonight/night-window.ts';
import type { Dates } from '#machines/planning/time-frame.ts';

/** A night by both of its dates: `Wed 2 – Thu 3 Dec 2026`. */
export function nightText(night: string, clock: SiteClock): string {
  return nightsText({ start: night, end: night }, clock);
}

/** Nights by their dates without the year, where it is that of the user's calendar: `Wed 2 – Wed 9 Dec`. */
export function nightsOfYearText(nights: Dates, clock: SiteClock): string {
  return nightsText(nights, clock).replace(/ \d{4}$/, '');
}

/**
 * Nights from the evening of the first to the morning of the last, by the calendar of their site: `Wed 2 – Wed 9 Dec 2026`.
 *
 * @param nights dates of the first and last evening by the mean Sun, YYYY-MM-DD.
 */
export function nightsText({ start, end }: Dates, clock: SiteClock): string {
  return eveningsText({ start: calendarNight(start, clock), end: calendarNight(end, clock) });
}

/** The same of evenings by the calendar of their site. */
export function eveningsText({ start, end }: Dates): string {
  const evening = Temporal.PlainDate.from(start);
  const morning = Temporal.PlainDate.from(end).add({ days: 1 });
  const isSameYear = evening.year === morning.year;
  const month = isSameYear && evening.month === morning.month ? '' : ` ${monthOf(evening)}`;
  const year = isSameYear ? '' : ` ${evening.year}`;
  const last = `${weekdayOf(morning)} ${morning.day} ${monthOf(morning)} ${morning.year}`;
  return `${weekdayOf(evening)} ${evening.day}${month}${year} – ${last}`;
}

function weekdayOf(date: Temporal.PlainDate): string {
  return WEEKDAY.format(Date.parse(date.toString()));
}

function monthOf(date: Temporal.PlainDate): string {
  return MONTH.format(Date.parse(date.toString()));
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
