import type { NamesFound } from '#catalogue/search-bodies.ts';
import type { FilteringQuery } from '#contract/filtering.ts';
import { MAX_FILTERING_DAYS, MAX_FILTERING_DISTANCE_DAYS } from '#contract/limits.ts';
import { namedBodies } from '../named-bodies.ts';
import { ProblemError } from '../problem-error.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import { type Observer, observerOf } from '../site-of.ts';
import { type TimeFrame, timeFrameOf } from '../time-frame.ts';

/** A checked request to filter. */
export type FilterRequest = {
  readonly query: FilteringQuery;
  readonly catalogue: ServiceCatalogue;
  readonly observer: Observer;
  readonly frame: TimeFrame;
  /** Rows of the visitor's own list, and names in it that are not known; absent where all near-Earth objects count. */
  readonly list: NamesFound | undefined;
  /** The same for all pages of one list. */
  readonly key: string;
};

type DateParameters = Readonly<Record<'first' | 'last', string>>;

/** Parameters that choose a page and not a list. */
const PAGE_PARAMETERS = ['from', 'size', 'header', 'lastCalculatedEphemerides'];

/**
 * Checks a request to filter.
 *
 * @param todayUtc Julian date of the service's clock: all objects can be followed only so far from it.
 * @param dates the parameters by which first and last day are asked for.
 * @throws ProblemError naming what is wrong.
 */
export function filterRequest(
  query: FilteringQuery,
  catalogue: ServiceCatalogue,
  todayUtc: number,
  dates: DateParameters = { first: 'julianDateStart', last: 'julianDateEnd' },
): FilterRequest {
  const frame = timeFrameOf(query);
  if (frame.endUtc - frame.startUtc > MAX_FILTERING_DAYS + 1) {
    throw new ProblemError('window-too-long', {
      detail: `Filtering looks through at most ${MAX_FILTERING_DAYS} days, but there are ${frame.days}.`,
      parameter: dates.last,
      maximum: MAX_FILTERING_DAYS,
      current: frame.days,
    });
  }
  const observer = observerOf(query, catalogue);
  const names = query.names ?? [];
  if (names.length === 0) checkDistance(frame, todayUtc, dates);
  return {
    query,
    catalogue,
    observer,
    frame,
    list: names.length === 0 ? undefined : namedBodies(names, catalogue),
    key: listKey(query, catalogue.version),
  };
}

function checkDistance({ startUtc, endUtc }: TimeFrame, todayUtc: number, dates: DateParameters): void {
  const [before, after] = [todayUtc - startUtc, endUtc - todayUtc];
  const distance = Math.round(Math.max(before, after));
  if (distance <= MAX_FILTERING_DISTANCE_DAYS) return;
  throw new ProblemError('window-too-far', {
    detail: `All objects can be filtered up to ${MAX_FILTERING_DISTANCE_DAYS} days from today, but the time frame is ${distance} days away. Name the objects to filter them at any date.`,
    parameter: before > after ? dates.first : dates.last,
    maximum: MAX_FILTERING_DISTANCE_DAYS,
    current: distance,
  });
}

function listKey(query: FilteringQuery, catalogueVersion: string): string {
  const entries = Object.entries(query)
    .filter(([name]) => !PAGE_PARAMETERS.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([catalogueVersion, entries]);
}
