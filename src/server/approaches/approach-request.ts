import type { CloseApproachesQuery } from '#contract/fvt/close-approaches.ts';
import { ALL_BODIES, MAIN_BODY_IDS, type MainBodyId } from '#contract/fvt/main-bodies.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import { servedSpan } from '../orbits/requested-span.ts';
import { ProblemError } from '../http/problem-error.ts';

/** Where and when close approaches are searched for. */
export type ApproachRequest = {
  readonly centres: readonly MainBodyId[];
  /** Julian dates TDB. */
  readonly span: DaySpan;
  readonly startUtc: number;
  /** Instead of the limit of each body, au. */
  readonly farthestAu?: number;
};

/**
 * The search that a query requests.
 *
 * @throws ProblemError `date-out-of-range`, `start-after-end` or `bad-parameter`, naming the parameter.
 */
export function approachRequest(query: CloseApproachesQuery, unixMs: number): ApproachRequest {
  const { mainBody = ['earth'], distMax } = query;
  const startUtc = requestedDay('startDate', query.startDate, unixMs);
  const endUtc = requestedDay('endDate', query.endDate, unixMs);
  if (startUtc >= endUtc) {
    throw new ProblemError('start-after-end', {
      detail: `startDate, ${query.startDate}, must be before endDate, ${query.endDate}.`,
      parameter: 'startDate',
    });
  }
  const centres = bodiesOf(mainBody);
  if (centres.length === 0) {
    const detail = 'mainBody must name a body, or all.';
    throw new ProblemError('bad-parameter', { detail, parameter: 'mainBody' });
  }
  const span = { fromDay: tdbDayFromUtc(startUtc), toDay: tdbDayFromUtc(endUtc) };
  return { centres, span, startUtc, ...(distMax === undefined ? {} : { farthestAu: distMax }) };
}

/** The ids in a list of a query, each once, from the Sun outwards. */
function bodiesOf(ids: readonly string[]): readonly MainBodyId[] {
  const requested = new Set(ids);
  return MAIN_BODY_IDS.filter((id) => requested.has(id) || requested.has(ALL_BODIES));
}

function requestedDay(parameter: string, mjd: number, unixMs: number): number {
  const { fromDay, toDay } = servedSpan(unixMs);
  const day = mjd + MJD_ORIGIN;
  if (day >= fromDay && day <= toDay) return day;
  const [first, last] = [fromDay, toDay].map(
    (end) => `${end - MJD_ORIGIN} (${isoFromJulianDate(end).slice(0, 10)})`,
  );
  throw new ProblemError('date-out-of-range', {
    detail: `${parameter} must lie from ${first} to ${last}, but is ${mjd}.`,
    parameter,
  });
}
