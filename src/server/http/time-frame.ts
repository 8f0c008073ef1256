import {
  epochCount,
  FIRST_DATE,
  FIRST_JULIAN_DATE,
  LAST_DATE,
  LAST_JULIAN_DATE,
  MIN_STEP_DAYS,
} from '#contract/limits.ts';
import type { ObservingWindow } from '#contract/site/observing-window.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { ProblemError } from './problem-error.ts';

/** A checked time frame; instants are Julian dates UTC. */
export type TimeFrame = {
  readonly startUtc: number;
  readonly endUtc: number;
  readonly stepDays: number;
  /** Whole days between the first and the last date, at least one. */
  readonly days: number;
};

/** Allowed rounding of a step that was divided from minutes or hours, days (0.1 s). */
const STEP_ROUNDING = 1e-6;

/**
 * The time frame of a call, checked: within 1900 to 2470, start not after end, step at least ten minutes.
 *
 * The end is the later one of `julianDateEnd` and `utcEnd`.
 *
 * @throws ProblemError naming the value that is wrong.
 */
export function timeFrameOf(query: ObservingWindow): TimeFrame {
  const startUtc = query.julianDateStart;
  const utcEnd = query.utcEnd === undefined ? query.julianDateEnd : julianDateFromIso(query.utcEnd);
  const endUtc = Math.max(query.julianDateEnd, utcEnd);
  checkRange('julianDateStart', startUtc);
  checkRange('julianDateEnd', endUtc);
  if (startUtc > endUtc) {
    throw new ProblemError('start-after-end', {
      detail: `The start, JD ${startUtc}, is after the end, JD ${endUtc}.`,
      parameter: 'julianDateStart',
    });
  }
  if (query.step < MIN_STEP_DAYS - STEP_ROUNDING) {
    throw new ProblemError('step-too-small', {
      detail: `The step must be at least 10 minutes (${MIN_STEP_DAYS.toFixed(6)} d), but is ${query.step} d.`,
      parameter: 'step',
    });
  }
  return { startUtc, endUtc, stepDays: query.step, days: Math.max(1, Math.floor(endUtc - startUtc)) };
}

/** Days around a time frame that a computation may look at: light time, and orbits sampled every ten days. */
const MARGIN_DAYS = 12;

/**
 * Refuses a time frame that the planets are not known in.
 *
 * @throws ProblemError `date-out-of-range` naming the span of the ephemeris.
 */
export function checkCovered(
  { startUtc, endUtc }: TimeFrame,
  ephemeris: Readonly<Record<'firstDay' | 'lastDay', number>>,
): void {
  const first = ephemeris.firstDay + MARGIN_DAYS;
  const last = ephemeris.lastDay - MARGIN_DAYS;
  if (startUtc >= first && endUtc <= last) return;
  throw new ProblemError('date-out-of-range', {
    detail: `The planets are known from JD ${first} to ${last}, but the time frame is JD ${startUtc} to ${endUtc}.`,
    parameter: startUtc < first ? 'julianDateStart' : 'julianDateEnd',
  });
}

/** Epochs of a time frame, Julian dates UTC. */
export function epochsOf({ startUtc, endUtc, stepDays }: Omit<TimeFrame, 'days'>): Float64Array {
  const count = epochCount(startUtc, endUtc, stepDays);
  return Float64Array.from({ length: count }, (_, index) => startUtc + index * stepDays);
}

function checkRange(parameter: string, julianDate: number): void {
  if (julianDate >= FIRST_JULIAN_DATE && julianDate <= LAST_JULIAN_DATE) return;
  throw new ProblemError('date-out-of-range', {
    detail: `Dates from ${FIRST_DATE} to ${LAST_DATE} (JD ${FIRST_JULIAN_DATE} to ${LAST_JULIAN_DATE}) can be calculated, but ${parameter} is JD ${julianDate}.`,
    parameter,
  });
}
