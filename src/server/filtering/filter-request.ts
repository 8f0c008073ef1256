import type { NamesFound } from '#catalogue/search-bodies.ts';
import type { FilteringQuery } from '#contract/opt/filtering.ts';
import { namedBodies } from '../bodies/named-bodies.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { type Observer, observerOf } from '../bodies/site-of.ts';
import { type TimeFrame, timeFrameOf } from '../http/time-frame.ts';

/** A checked request to filter. */
export type FilterRequest = {
  readonly query: FilteringQuery;
  readonly catalogue: ServiceCatalogue;
  readonly observer: Observer;
  readonly frame: TimeFrame;
  /** Rows of the visitor's own list, and names in it that are not known; absent where all near-Earth objects count. */
  readonly list: NamesFound | undefined;
  /** A key that is the same for all pages of one list. */
  readonly key: string;
  /** A key that is the same for all orders of one list, too. */
  readonly searchKey: string;
};

/** Parameters that choose a page and not a list. */
const PAGE_PARAMETERS = ['from', 'size', 'header', 'lastCalculatedEphemerides'];

/** Parameters that put a list in order. */
const ORDER_PARAMETERS = ['sort', 'order'];

/**
 * Checks a request to filter.
 *
 * @throws ProblemError naming what is wrong.
 */
export function filterRequest(query: FilteringQuery, catalogue: ServiceCatalogue): FilterRequest {
  const frame = timeFrameOf(query);
  const observer = observerOf(query, catalogue);
  const names = query.names ?? [];
  return {
    query,
    catalogue,
    observer,
    frame,
    list: names.length === 0 ? undefined : namedBodies(names, catalogue),
    key: listKey(query, catalogue.version, PAGE_PARAMETERS),
    searchKey: listKey(query, catalogue.version, [...PAGE_PARAMETERS, ...ORDER_PARAMETERS]),
  };
}

function listKey(query: FilteringQuery, catalogueVersion: string, without: readonly string[]): string {
  const entries = Object.entries(query)
    .filter(([name]) => !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([catalogueVersion, entries]);
}
