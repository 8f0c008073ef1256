import { modulo } from '#engine/modulo.ts';
import { nightStart, solarZone } from '#machines/opt/tonight/night-window.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import { addDays, type TimeFrame, type ZoneOffset } from '#machines/planning/time-frame.ts';
import type { Span } from '#parts/charts/spans.ts';

/** Cells of a day, half an hour each. */
export const CELLS = 48;

/**
 * The day that is shown for a night: from one noon of the zone to the next, so that the night is in one piece. Of the noons it is
 * the one nearest to that of the Sun before the night. Begins at a half hour UTC.
 *
 * @param night YYYY-MM-DD, the date of its evening by the mean Sun.
 * @returns Julian dates UTC.
 */
export function dayWindow(
  night: string,
  { longitude }: Pick<Observatory, 'longitude'>,
  zone: ZoneOffset,
): Span {
  const noon = nightStart(night, zone);
  const nearest = noon + Math.round(nightStart(night, solarZone({ longitude })) - noon);
  const start = Math.floor(nearest * CELLS + 1e-6) / CELLS;
  return { start, end: start + 1 };
}

/** Hours UTC at the 24 labels of a day; at noon in Greenwich 12 to 11. */
export function hourLabels(zone: ZoneOffset): readonly number[] {
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
