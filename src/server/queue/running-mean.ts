/** Least weight of the newest measurement: until there are so many, all count the same. */
const NEWEST_WEIGHT = 0.04;

/** A measurement counts for at most this many times the mean: the first pieces of a new worker, and a very long one, say little of the next. */
const GREATEST_RATIO = 3;

/** A mean of positive numbers: of all at first, then one that follows those measured lately. */
export type RunningMean = { readonly add: (measured: number) => void; readonly value: () => number };

/** @param initial what many measurements gave before; after 0 the first measurement is the mean. */
export function createRunningMean(initial: number): RunningMean {
  let mean = initial;
  let weight = initial === 0 ? 1 : NEWEST_WEIGHT;
  return {
    value: () => mean,
    add(measured) {
      if (mean === 0) mean = measured;
      else mean += weight * (Math.min(measured, GREATEST_RATIO * mean) - mean);
      weight = Math.max(NEWEST_WEIGHT, weight / (1 + weight));
    },
  };
}
