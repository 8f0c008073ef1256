import type { PreparationProgress } from '#contract/status.ts';

/**
 * Time that a worker takes to integrate an object for a day, s, and to look at it through a night: 15 s each
 * for a year of 26,000, of which three quarters are too faint to be looked at.
 */
export const SECONDS_PER_INTEGRATED_DAY = 1.6e-6;
export const SECONDS_PER_SURVEYED_DAY = 1.6e-6;

/** Time that a worker takes to propagate an object for a day towards where it is sampled, s: 4.3 s for a year of 26,000. */
export const SECONDS_PER_PROPAGATED_DAY = 4.5e-7;

/** Time that all quantities of an object take for a night, with its way there, s. */
export const SECONDS_PER_VALUED_DAY = 8e-6;

/** Effort after which a new measurement counts as much as all before it, s. */
const REMEMBERED_EFFORT = 2;

/** Pieces of less effort, s, as those of a list of few objects, take most of their time to be handed to a worker and back. */
const LEAST_EFFORT = 0.02;

/** Work done and total work, in seconds that it should take one worker. */
export type Effort = { readonly done: number; readonly total: number };

export const NO_EFFORT: Effort = { done: 0, total: 0 };

/** The effort of two works together. */
export function sumOf(one: Effort, other: Effort): Effort {
  return { done: one.done + other.done, total: one.total + other.total };
}

/** Ratio of the time that work takes to the time that it should take, learnt from its longer pieces, each by its effort. */
export type Pace = {
  /** @param effort of a piece. @param seconds that it took one worker. */
  add(effort: number, seconds: number): void;
  /** Seconds that this much effort takes all workers together. */
  secondsFor(effort: number): number;
};

/** @param workers pieces that are worked on at once. */
export function createPace(workers: number): Pace {
  let mean = 1;
  return {
    add: (effort, seconds) => {
      if (effort >= LEAST_EFFORT) mean += (seconds - mean * effort) / (REMEMBERED_EFFORT + effort);
    },
    secondsFor: (effort) => (mean * effort) / workers,
  };
}

/** Shares are sent in thousandths. */
const THOUSANDTHS = 1000;

/** How far work is: its share, and the seconds that the rest takes. */
export function workProgress(
  { done, total }: Effort,
  pace: Pace,
): Required<Pick<PreparationProgress, 'share' | 'secondsLeft'>> {
  return {
    share: total === 0 ? 0 : Math.floor((THOUSANDTHS * done) / total) / THOUSANDTHS,
    secondsLeft: Math.ceil(pace.secondsFor(total - done)),
  };
}
