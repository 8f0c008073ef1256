import type { PopulationQuery } from '#contract/sovt/population.ts';
import { LONGEST_POPULATION_DAYS } from '#contract/sovt/ranges.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { TimeRange } from '../kit/time-range.ts';

/** The limits within which a population is requested. */
export type PopulationLimits = {
  /** Faintest V magnitude. */
  readonly magnitudeLimit: number;
  /** Degrees from the Sun. */
  readonly leastElongation: number;
};

/**
 * The query for the year from now on, narrowed to the time frame. A time frame without a day of it narrows nothing.
 *
 * @param nowMs UTC milliseconds.
 */
export function populationQueryOf(
  { magnitudeLimit, leastElongation }: PopulationLimits,
  { startMs, endMs }: TimeRange,
  nowMs: number,
): PopulationQuery {
  const limits = { magnitudeLimit, elongationMin: leastElongation };
  const lastMs = nowMs + (LONGEST_POPULATION_DAYS - 1) * MILLISECONDS_PER_DAY;
  const isElsewhere = startMs > lastMs - MILLISECONDS_PER_DAY || endMs < nowMs + MILLISECONDS_PER_DAY;
  if (isElsewhere) return limits;
  return {
    ...limits,
    ...(startMs > nowMs ? { initD: new Date(startMs).toISOString() } : {}),
    ...(endMs < lastMs ? { finalD: new Date(endMs).toISOString() } : {}),
  };
}

/** Whether two queries are the same. */
export function isSamePopulation(one: PopulationQuery | undefined, other: PopulationQuery): boolean {
  return (
    one !== undefined &&
    (['initD', 'finalD', 'magnitudeLimit', 'elongationMin'] as const).every(
      (name) => one[name] === other[name],
    )
  );
}
