/** Seconds taken for one object before any was measured. */
const FIRST_GUESS_SECONDS = 0.02;

/** Weight of the newest measurement in the running mean. */
const NEWEST_WEIGHT = 0.1;

/** Least time promised for any calculation, s. */
const LEAST_SECONDS = 0.3;

/** Allowance for objects that take longer than the mean. */
const SAFETY = 1.5;

/** What objects took lately, and what a number of them is going to take. */
export type Durations = {
  /** @param seconds what one object took. */
  add(seconds: number): void;
  /** Seconds until `count` objects are done. */
  estimate(count: number): number;
};

/** @param workers objects that are computed at once. */
export function createDurations(workers: number): Durations {
  let mean = FIRST_GUESS_SECONDS;
  return {
    add: (seconds) => {
      mean += NEWEST_WEIGHT * (seconds - mean);
    },
    estimate: (count) => Math.max(LEAST_SECONDS, (SAFETY * mean * count) / workers),
  };
}
