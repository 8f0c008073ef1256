import type { FilterQuery } from '#contract/opt/filters.ts';
import { accepts } from '#engine/survey/limit-test.ts';
import { daysUnobserved, type ObjectFacts } from '../tasks/object-facts.ts';
import type { FilterRequest } from './filter-request.ts';
import { limitOf } from './limits-of.ts';

/**
 * A question about objects that a request is about: whether one passes what does not depend on the night. It is there when the time frame
 * begins, and is no comet that counts as lost, unless these are requested or named.
 *
 * @param todayUtc Julian date.
 */
export function requestedFacts(
  { query, frame, list }: FilterRequest,
  todayUtc: number,
): (facts: ObjectFacts) => boolean {
  const isWithinFilters = matchingFacts(query, frame.startUtc);
  return (facts) =>
    frame.startUtc < facts.endUtc &&
    (list !== undefined || query.includeLost === true || !facts.isLostAt(todayUtc)) &&
    isWithinFilters(facts);
}

/**
 * A question about objects: whether one passes the filters that do not depend on the night. The limits are read from the query once, and
 * not for each of thousands of objects.
 *
 * @param startUtc start of the time frame, Julian date: days unobserved are counted to it.
 */
function matchingFacts(query: FilterQuery, startUtc: number): (facts: ObjectFacts) => boolean {
  const unobserved = limitOf('nrOfDaysUnobserved', query);
  const arc = limitOf('observationArc', query);
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
