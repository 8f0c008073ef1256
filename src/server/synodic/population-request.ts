import { LONGEST_POPULATION_DAYS, SOVT_DEFAULTS } from '#contract/sovt/ranges.ts';
import type { PopulationQuery } from '#contract/sovt/population.ts';
import { DEGREE } from '#engine/constants.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { PopulationTask } from '../tasks/survey-tasks.ts';
import { requestedSpan } from '../orbits/requested-span.ts';
import { ProblemError } from '../http/problem-error.ts';

/** A requested population: whole days, UTC, and limits. */
export type PopulationRequest = Pick<PopulationTask, 'startUtc' | 'endUtc' | 'limits'> & {
  /** Julian date of the present, by which comets count as lost, and whether these are listed. */
  readonly todayUtc: number;
  readonly includeLost: boolean;
};

/**
 * What a query requests: the year from the present day on, or a part of it, its dates taken to the nearest midnight.
 *
 * @throws ProblemError naming the date that is wrong, `window-too-long` or `window-too-far`.
 */
export function populationRequest(query: PopulationQuery, unixMs: number): PopulationRequest {
  const today = midnight(julianDateFromUnixTime(unixMs) - 0.5);
  const { initD = isoDateFromJulianDate(today) } = query;
  const { finalD = isoDateFromJulianDate(today + LONGEST_POPULATION_DAYS - 1) } = query;
  const from = { parameter: 'initD', text: initD };
  const requested = requestedSpan(from, { parameter: 'finalD', text: finalD }, unixMs);
  const startUtc = midnight(requested.startUtc);
  const endUtc = Math.max(startUtc + 1, midnight(requested.endUtc));
  const days = endUtc - startUtc;
  if (startUtc < today) throw tooFar('initD', today);
  if (days > LONGEST_POPULATION_DAYS) {
    throw new ProblemError('window-too-long', {
      detail: `The population can be searched over ${LONGEST_POPULATION_DAYS} days at most, but ${days} are requested.`,
      parameter: 'finalD',
      maximum: LONGEST_POPULATION_DAYS,
      current: days,
    });
  }
  if (endUtc > today + LONGEST_POPULATION_DAYS) throw tooFar('finalD', today);
  const { magnitudeLimit = SOVT_DEFAULTS.magnitudeLimit, elongationMin = SOVT_DEFAULTS.elongationMin } =
    query;
  return {
    startUtc,
    endUtc,
    todayUtc: today,
    includeLost: query.includeLost === true,
    limits: { faintest: magnitudeLimit, leastElongation: elongationMin * DEGREE },
  };
}

function tooFar(parameter: 'initD' | 'finalD', today: number): ProblemError {
  const detail = `The population can be searched in the ${LONGEST_POPULATION_DAYS} days from ${isoDateFromJulianDate(today)} only.`;
  return new ProblemError('window-too-far', { detail, parameter });
}

function midnight(julianDate: number): number {
  return Math.round(julianDate - 0.5) + 0.5;
}
