import type { PlotTables } from '#contract/opt/calculation.ts';
import { SHORT_TERM_DAYS } from '#contract/limits.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { addDays, type Dates } from '../../planning/time-frame.ts';

/** A table of half hours is of thirty days; it begins a day early and is used up a day before its end. */
const STRIDE_DAYS = SHORT_TERM_DAYS - 2;

/** Tables of the half hours of further days, by the number of their window; the first table is window 0. */
export type LaterTables = Readonly<Record<number, PlotTables>>;

/** Number of the window that a date is in. @param dates first and last date of the time frame, YYYY-MM-DD. */
export function windowOf(date: string, { start }: Pick<Dates, 'start'>): number {
  return Math.max(0, Math.floor((Date.parse(date) - Date.parse(start)) / MILLISECONDS_PER_DAY / STRIDE_DAYS));
}

/** The windows that a date needs: its own, and that of the next date, so that going on is not waited for. */
export function windowsFor(date: string, frame: Dates): readonly number[] {
  const currentWindow = windowOf(date, frame);
  const next = addDays(date, 1);
  const following = next > frame.end ? currentWindow : windowOf(next, frame);
  return currentWindow === following ? [currentWindow] : [currentWindow, following];
}

/** First moment of a window, Julian date UTC. @param frameStart of the time frame, Julian date UTC. */
export function windowStart(window: number, frameStart: number): number {
  return window === 0 ? frameStart : frameStart + window * STRIDE_DAYS - 1;
}
