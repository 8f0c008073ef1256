import { FIRST_TIMELINE_DATE, FIRST_TIMELINE_JULIAN_DATE, TIMELINE_YEARS_AHEAD } from '#contract/limits.ts';
import { LONGEST_USER_DEFINED_DAYS } from '#contract/nov/perturbed.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { calendarDate, julianDay } from '#engine/time/calendar.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { ProblemError } from '../http/problem-error.ts';

/** The span of a timeline and so of a perturbed orbit, to the end of its last year; Julian dates. */
export function servedSpan(unixMs: number): DaySpan {
  const { year } = calendarDate(julianDateFromUnixTime(unixMs));
  return { fromDay: FIRST_TIMELINE_JULIAN_DATE, toDay: julianDay(year + TIMELINE_YEARS_AHEAD + 1, 1, 1) };
}

/** A date of a query: the parameter it came by, and an ISO instant UTC. */
export type RequestedDate = { readonly parameter: string; readonly text: string };

/**
 * The dates between which an orbit is requested, Julian dates UTC.
 *
 * @throws ProblemError `date-out-of-range`, `start-after-end` or `span-too-long`, naming the parameter.
 */
export function requestedSpan(
  from: RequestedDate,
  to: RequestedDate,
  unixMs: number,
): { readonly startUtc: number; readonly endUtc: number } {
  const served = servedSpan(unixMs);
  const startUtc = dateOf(from, served);
  const endUtc = dateOf(to, served);
  if (startUtc >= endUtc) {
    throw new ProblemError('start-after-end', {
      detail: `${from.parameter}, ${from.text}, must be before ${to.parameter}, ${to.text}.`,
      parameter: from.parameter,
    });
  }
  if (endUtc - startUtc > LONGEST_USER_DEFINED_DAYS) {
    const days = Math.ceil(endUtc - startUtc);
    throw new ProblemError('span-too-long', {
      detail: `An orbit may span ${LONGEST_USER_DEFINED_DAYS} days, but ${days} are requested.`,
      parameter: to.parameter,
      maximum: LONGEST_USER_DEFINED_DAYS,
      current: days,
    });
  }
  return { startUtc, endUtc };
}

/**
 * One date of a query, Julian date UTC.
 *
 * @throws ProblemError `date-out-of-range`, naming the parameter.
 */
export function requestedDate(requested: RequestedDate, unixMs: number): number {
  return dateOf(requested, servedSpan(unixMs));
}

function dateOf({ parameter, text }: RequestedDate, served: DaySpan): number {
  const date = julianDateFromIso(text);
  if (date >= served.fromDay && date <= served.toDay) return date;
  throw new ProblemError('date-out-of-range', {
    detail: `${parameter} must lie from ${FIRST_TIMELINE_DATE} to ${TIMELINE_YEARS_AHEAD} years ahead, but is "${text.slice(0, 80)}".`,
    parameter,
  });
}
