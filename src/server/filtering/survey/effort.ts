/**
 * Time that a worker takes to integrate an object for a day, s, and to look at it through a night: 15 s each
 * for a year of 26,000, of which three quarters are too faint to be looked at.
 */
export const SECONDS_PER_INTEGRATED_DAY = 1.6e-6;
export const SECONDS_PER_SURVEYED_DAY = 1.6e-6;

/** Time that all quantities of an object take for a night, with its way there, s. */
export const SECONDS_PER_VALUED_DAY = 8e-6;

/** Weight of the newest measurement in the running mean. */
const NEWEST_WEIGHT = 0.04;

/** Work that is done, and that there is in all: seconds that it should take one worker. */
export type Effort = { readonly done: number; readonly total: number };

export const NO_EFFORT: Effort = { done: 0, total: 0 };

/** Two works as one. */
export function sumOf(one: Effort, other: Effort): Effort {
  return { done: one.done + other.done, total: one.total + other.total };
}

/** Ratio of the time that work takes to the time that it should take, learnt from many similar pieces. */
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
      if (effort > 0) mean += NEWEST_WEIGHT * (seconds / effort - mean);
    },
    secondsFor: (effort) => (mean * effort) / workers,
  };
}
