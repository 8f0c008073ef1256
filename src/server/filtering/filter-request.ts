import type { NamesFound } from '#catalogue/search-bodies.ts';
import { filterIn } from '#contract/opt/filter-query.ts';
import type { FilteringQuery } from '#contract/opt/filtering.ts';
import {
  type FilterName,
  type FilterQuery,
  NIGHT_FILTER_NAMES,
  type NightFilterName,
} from '#contract/opt/filters.ts';
import { accepts } from '#engine/survey/limit-test.ts';
import type { Limit, Limits } from '#engine/survey/quantities.ts';
import { namedBodies } from '../bodies/named-bodies.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { type Observer, observerOf } from '../bodies/site-of.ts';
import { type TimeFrame, timeFrameOf } from '../http/time-frame.ts';
import { daysUnobserved, type ObjectFacts } from '../tasks/object-facts.ts';

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

/** Limits on what does not depend on the night. */
const FACT_LIMITS = ['nrOfDaysUnobserved', 'observationArc'] as const;

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

/** The active limits on what changes during a night; the engine's quantities bear the names of the filters. */
export function limitsOf(query: FilterQuery & Pick<FilteringQuery, 'horizon'>): Limits {
  const limits: Partial<Record<NightFilterName, Limit>> = {};
  for (const name of NIGHT_FILTER_NAMES) {
    const limit = limitOf(name, query);
    if (limit !== undefined) limits[name] = limit;
  }
  const { horizon = [] } = query;
  return horizon.length === 0 ? limits : { ...limits, horizon };
}

/**
 * The test whether an object passes all of a request that does not depend on the night: it exists when the time frame begins, and is
 * no comet that counts as lost, unless these are requested or named.
 *
 * @param todayUtc Julian date.
 */
export function factsTest(
  { query, frame, list }: FilterRequest,
  todayUtc: number,
): (facts: ObjectFacts) => boolean {
  const isWithinFilters = filterTest(query, frame.startUtc);
  return (facts) =>
    frame.startUtc < facts.endUtc &&
    (list !== undefined || query.includeLost === true || todayUtc <= facts.lostAfterUtc) &&
    isWithinFilters(facts);
}

/** A key that is the same for all requests whose {@link factsTest} is the same. @param todayUtc as there. */
export function factsKey({ query, frame, list }: FilterRequest, todayUtc: number): string {
  const { includeLost, database, bodyType, orbitType, risk, pha } = query;
  const [unobserved, arc] = FACT_LIMITS.map((name) => limitOf(name, query));
  const isNamed = list !== undefined;
  return JSON.stringify([
    frame.startUtc,
    todayUtc,
    { isNamed, includeLost, database, bodyType, orbitType, risk, pha, unobserved, arc },
  ]);
}

/**
 * The test whether an object passes the filters that do not depend on the night. The limits are read from the query once, and not for
 * each of thousands of objects.
 *
 * @param startUtc start of the time frame, Julian date: days unobserved are counted to it.
 */
function filterTest(query: FilterQuery, startUtc: number): (facts: ObjectFacts) => boolean {
  const [unobserved, arc] = FACT_LIMITS.map((name) => limitOf(name, query));
  return (facts) =>
    isChecked(query.database, facts.database) &&
    isChecked(query.bodyType, facts.bodyType) &&
    isChecked(query.orbitType, facts.orbitType) &&
    isChecked(query.risk, facts.risk) &&
    isChecked(query.pha, facts.pha) &&
    accepts(unobserved, daysUnobserved(facts, startUtc)) &&
    accepts(arc, facts.arcDays);
}

/** A list that was not sent restricts nothing; an empty one lets nothing pass. */
function isChecked<T>(checked: readonly T[] | undefined, value: T): boolean {
  return checked?.includes(value) ?? true;
}

/** The active limit of one filter; undefined where it keeps nothing out. */
function limitOf(name: FilterName, query: FilterQuery): Limit | undefined {
  const { limited, min, max, absent } = filterIn(query, name);
  if (limited) return { range: { min, max }, acceptsAbsent: absent };
  return absent ? { range: undefined, acceptsAbsent: true } : undefined;
}
