import type { CalculateQuery } from '#contract/calculation.ts';
import type { FilteringQuery } from '#contract/filtering.ts';
import type { ObservingWindow } from '#contract/observing-window.ts';
import type { OrbitalObject } from '#contract/user-defined-object.ts';
import { filterQuery } from './filter-query.ts';
import type { Filters } from './filters.ts';
import { type Observatory, observatoryParameters } from '../planning/observatory.ts';
import { userDefinedQuery } from '../objects/user-defined-query.ts';
import type { TimeFrame } from '../planning/time-frame.ts';
import { stepDays, type TimeStep } from './time-step.ts';

/** What is planned: when, from where, and for which objects; no names means every near-Earth object. */
export type Plan = {
  readonly timeFrame: TimeFrame;
  readonly observatory: Observatory;
  readonly names: readonly string[];
};

/** A page of a filtering: rows from `from`, at most `size` of them. */
export type Page = { readonly from: number; readonly size: number };

/** Part of the last day that the Julian date of the end includes, days. */
const LAST_DAY = 0.9999;

/** Time frame, step and observatory as every opt call carries them. */
export function windowQuery({ timeFrame, observatory }: Plan, timeStep: TimeStep): ObservingWindow {
  return {
    step: stepDays(timeStep),
    julianDateStart: timeFrame.converted.start,
    julianDateEnd: timeFrame.converted.end + LAST_DAY,
    utcStart: timeFrame.dateTime.start,
    utcEnd: timeFrame.dateTime.end,
    ...observatoryParameters(observatory),
  };
}

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
  return {
    header: true,
    ...page,
    lastCalculatedEphemerides: calculated,
    ...(plan.names.length > 0 ? { names: [...plan.names] } : {}),
    ...windowQuery(plan, timeStep),
    ...filterQuery(filters),
  };
}

/** Query of a calculation for the objects of these names and for objects of one's own. */
export function calculateQuery(
  plan: Plan,
  timeStep: TimeStep,
  names: readonly string[],
  userDefined: readonly OrbitalObject[] = [],
): CalculateQuery {
  return { ...windowQuery(plan, timeStep), names: [...names], ...userDefinedQuery(userDefined) };
}
