import { julianDate } from '#machines/kit/julian-date.ts';
import { addDays, type TimeFrame, type TimeZone } from '#machines/planning/time-frame.ts';
import type { Span } from '#parts/charts/spans.ts';

/** Cells of a day, half an hour each. */
export const CELLS = 48;

const HOUR = 1 / 24;

/**
 * The day that is shown for a date: from one noon of the zone to the next, so that a night is in one piece. Of the noons it
 * is the one nearest to the beginning of the date in UTC, in whose hours the time frame is given: then the nights of the
 * first and last date are in the time frame wherever the site is. Begins at a half hour UTC.
 *
 * @param date YYYY-MM-DD, UTC.
 * @returns Julian dates UTC.
 */
export function dayWindow(date: string, { offsetMinutes }: Pick<TimeZone, 'offsetMinutes'>): Span {
  const noon = modulo(12 - offsetMinutes / 60, 24);
  const hours = Math.floor(2 * (noon > 12 ? noon - 24 : noon)) / 2;
  const start = julianDate(Date.parse(`${date}T00:00Z`)) + hours * HOUR;
  return { start, end: start + 1 };
}

/** Hours UTC at the 24 labels of a day; at noon in Greenwich 12 to 11. */
export function hourLabels(zone: Pick<TimeZone, 'offsetMinutes'>): readonly number[] {
  const first = Math.ceil(modulo(12 - zone.offsetMinutes / 60, 24));
  return Array.from({ length: 24 }, (_, index) => (first + index) % 24);
}

/** The date that is shown: the one chosen, as far as the time frame has it, else its first. */
export function shownDay(
  chosen: string | undefined,
  { start, end }: Pick<TimeFrame, 'start' | 'end'>,
): string {
  if (chosen === undefined || chosen < start) return start;
  return chosen > end ? end : chosen;
}

/** The date before or after one; undefined beyond the time frame. */
export function neighbour(
  date: string,
  by: -1 | 1,
  { start, end }: Pick<TimeFrame, 'start' | 'end'>,
): string | undefined {
  const next = addDays(date, by);
  return next < start || next > end ? undefined : next;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
