import type { SmallBody } from '#catalogue/small-body.ts';
import { PROGRESS_FROM_SECONDS } from '#contract/limits.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { createRunningMean } from '../queue/running-mean.ts';

/** Assumed time of a worker for an object before any is measured, s: in any case, per day of integration, and per row. */
const SECONDS_PER_OBJECT = 0.005;
const SECONDS_PER_DAY = 5e-6;
const SECONDS_PER_ROW = 1e-5;

/** Assumed integration of a waiting object whose orbit is not examined, days. */
const TYPICAL_DAYS = 2000;

/** Least time promised for any calculation, and for one whose progress is shown, s. */
const LEAST_SECONDS = 0.3;
const LEAST_SHOWN_SECONDS = 10;

/** A promised duration is this many times the measured one, so that "longer than expected" is seldom shown and then true. */
const SAFETY = 2;

/** Recent durations of objects, and estimates for others. */
export type Durations = {
  /**
   * @param effort of one object.
   * @param seconds what it took.
   */
  readonly add: (effort: number, seconds: number) => void;
  /** Seconds within which all workers together are sure to be done with this much effort. */
  estimate(effort: number): number;
};

/** Effort of an object not yet measured. */
export const TYPICAL_EFFORT = SECONDS_PER_OBJECT + TYPICAL_DAYS * SECONDS_PER_DAY;

/**
 * Effort that the ephemerides of a body take: seconds on a machine of the usual pace.
 *
 * @param epochs Julian dates UTC, ascending, at least one; the integration leads from the orbit's epoch to the farther end.
 */
export function effortOf({ elements }: Pick<SmallBody, 'elements'>, epochs: Float64Array): number {
  const { day } = elements.epoch;
  const [first, last] = [numberAt(epochs, 0), numberAt(epochs, epochs.length - 1)];
  const days = Math.max(Math.abs(first - day), Math.abs(last - day));
  return SECONDS_PER_OBJECT + days * SECONDS_PER_DAY + epochs.length * SECONDS_PER_ROW;
}

/** @param workers objects that are computed at once. */
export function createDurations(workers: number): Durations {
  const pace = createRunningMean(1);
  return {
    add: (effort, seconds) => pace.add(seconds / effort),
    estimate: (effort) => {
      const seconds = (SAFETY * pace.value() * effort) / workers;
      return Math.max(seconds, seconds < PROGRESS_FROM_SECONDS ? LEAST_SECONDS : LEAST_SHOWN_SECONDS);
    },
  };
}
