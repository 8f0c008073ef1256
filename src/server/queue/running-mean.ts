/** Weight of the newest measurement. */
const NEWEST_WEIGHT = 0.04;

/** A measurement counts for at most this many times the mean: the first pieces of a new worker, and a very long one, say little of the next. */
const GREATEST_RATIO = 3;

/** A mean of positive numbers that follows those measured lately. */
export type RunningMean = { readonly add: (measured: number) => void; readonly value: () => number };

/** @param initial until something is measured; after 0 the first measurement is the mean. */
export function createRunningMean(initial: number): RunningMean {
  let mean = initial;
  return {
    value: () => mean,
    add(measured) {
      if (mean === 0) mean = measured;
      else mean += NEWEST_WEIGHT * (Math.min(measured, GREATEST_RATIO * mean) - mean);
    },
  };
}
