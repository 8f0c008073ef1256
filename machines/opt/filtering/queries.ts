import type { CalculateQuery } from '#contract/opt/calculation.ts';
import type { FilteringQuery } from '#contract/opt/filtering.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { userDefinedQuery } from '../../objects/user-defined-query.ts';
import { type Plan, windowQuery } from '../../planning/plan.ts';
import { pointsIn } from '../../planning/site-horizon.ts';
import type { TimeStep } from '../../planning/time-step.ts';
import { filterQuery } from '#contract/opt/filter-query.ts';
import type { Filters } from '#contract/opt/saved-filters.ts';

/** A page of a filtering: rows from `from`, at most `size` of them. */
export type Page = { readonly from: number; readonly size: number };

/**
 * Query of one page of filtered objects.
 *
 * @param calculated the last ephemerides calculated belong to this plan.
 */
export function filteringQuery(
  plan: Plan,
  timeStep: TimeStep,
  filters: Filters,
  page: Page,
  calculated: boolean,
): FilteringQuery {
  const horizon = pointsIn(plan.horizon ?? '');
  return {
    header: true,
    ...page,
    lastCalculatedEphemerides: calculated,
    ...(plan.names.length > 0 ? { names: [...plan.names] } : {}),
    ...windowQuery(plan, timeStep),
    ...(horizon === undefined ? {} : { horizon }),
    ...filterQuery(filters),
  };
}

/** Query of a calculation for the objects of these names and for user-defined objects. */
export function calculateQuery(
  plan: Plan,
  timeStep: TimeStep,
  names: readonly string[],
  userDefined: readonly OrbitalObject[] = [],
): CalculateQuery {
  return { ...windowQuery(plan, timeStep), names: [...names], ...userDefinedQuery(userDefined) };
}
