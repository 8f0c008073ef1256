import type { FilterQuery } from '#contract/opt/filters.ts';
import { accepts } from '#engine/survey/limit-test.ts';
import { daysUnobserved, type ObjectFacts } from '../tasks/object-facts.ts';
import type { FilterRequest } from './filter-request.ts';
import { limitOf } from './limits-of.ts';

/**
 * Whether an object that a request is about passes what does not depend on the night: it is there when the time frame begins, and is no
 * comet that counts as lost, unless these are requested or named.
 *
 * @param todayUtc Julian date.
 */
export function isRequested(
  facts: ObjectFacts,
  { query, frame, list }: FilterRequest,
  todayUtc: number,
): boolean {
  return (
    frame.startUtc < facts.endUtc &&
    (list !== undefined || query.includeLost === true || !facts.isLostAt(todayUtc)) &&
    matchesFacts(facts, query, frame.startUtc)
  );
}

/**
 * Whether an object passes the filters that do not depend on the night.
 *
 * @param startUtc start of the time frame, Julian date: days unobserved are counted to it.
 */
function matchesFacts(facts: ObjectFacts, query: FilterQuery, startUtc: number): boolean {
  return (
    isChecked(query.database, facts.database) &&
    isChecked(query.bodyType, facts.bodyType) &&
    isChecked(query.orbitType, facts.orbitType) &&
    isChecked(query.risk, facts.risk) &&
    isChecked(query.pha, facts.pha) &&
    accepts(limitOf('nrOfDaysUnobserved', query), daysUnobserved(facts, startUtc)) &&
    accepts(limitOf('observationArc', query), facts.arcDays)
  );
}

/** A list that was not sent restricts nothing; an empty one lets nothing pass. */
function isChecked<T>(checked: readonly T[] | undefined, value: T): boolean {
  return checked?.includes(value) ?? true;
}
