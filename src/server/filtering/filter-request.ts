import type { NamesFound } from '#catalogue/search-bodies.ts';
import type { FilteringQuery } from '#contract/filtering.ts';
import { MAX_FILTERING_DAYS } from '#contract/limits.ts';
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

/** Parameters that choose a page and not a list. */
const PAGE_PARAMETERS = ['from', 'size', 'header', 'lastCalculatedEphemerides'];

/**
 * Checks a request to filter.
 *
 * @throws ProblemError naming what is wrong.
 */
export function filterRequest(query: FilteringQuery, catalogue: ServiceCatalogue): FilterRequest {
  const frame = timeFrameOf(query);
  if (frame.endUtc - frame.startUtc > MAX_FILTERING_DAYS + 1) {
    throw new ProblemError('window-too-long', {
      detail: `Filtering looks through at most ${MAX_FILTERING_DAYS} days, but there are ${frame.days}.`,
      parameter: 'julianDateEnd',
      maximum: MAX_FILTERING_DAYS,
      current: frame.days,
    });
  }
  const observer = observerOf(query, catalogue);
  const names = query.names ?? [];
  return {
    query,
    catalogue,
    observer,
    frame,
    list: names.length === 0 ? undefined : namedBodies(names, catalogue),
    key: listKey(query, catalogue.version),
  };
}

function listKey(query: FilteringQuery, catalogueVersion: string): string {
  const entries = Object.entries(query)
    .filter(([name]) => !PAGE_PARAMETERS.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([catalogueVersion, entries]);
}
