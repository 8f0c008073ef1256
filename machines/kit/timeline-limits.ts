import { FIRST_TIMELINE_DATE, TIMELINE_YEARS_AHEAD } from '#contract/limits.ts';
import type { TimeRange } from './time-range.ts';

/** The first instant a timeline may show. */
export const EARLIEST_MS = Date.parse(FIRST_TIMELINE_DATE);

/**
 * What the timeline of any tool may show: from 1 January 1950 to 31 December of the year a hundred years ahead. Its range may be as
 * long as that.
 *
 * @param nowMs UTC milliseconds.
 */
export function timeLimits(nowMs: number): TimeRange {
  const year = new Date(nowMs).getUTCFullYear() + TIMELINE_YEARS_AHEAD;
  return { startMs: EARLIEST_MS, endMs: Date.UTC(year, 11, 31) };
}
