import { MAX_DATA_POINTS, MAX_NAMES } from '#contract/limits.ts';
import { areSameObjects } from '../../objects/user-defined-objects.ts';
import { pointsOf } from '../../planning/plan.ts';
import type { SetupContext } from '../../planning/setup-rules.ts';
import type { CalculationRequest } from './calculation-rules.ts';
import type { FilteringContext } from '../filtering/filtering-rules.ts';

/** How many objects a calculation would have: the checked rows and the user-defined ones. */
export function objectsToCalculate(
  { selected }: Pick<FilteringContext, 'selected'>,
  { userDefinedObjects }: Pick<SetupContext, 'userDefinedObjects'>,
): number {
  return selected.size + userDefinedObjects.length;
}

/** How many objects a calculation has. */
export function objectsOf({ query, userDefined = [] }: CalculationRequest): number {
  return query.names.length + userDefined.length;
}

/** Whether this many objects exceed the data points one calculation may have. */
export function exceedsPoints(objects: number, filtering: FilteringContext): boolean {
  return pointsOf(objects, filtering) > MAX_DATA_POINTS;
}

/** Whether this many objects exceed the number one calculation may have. */
export function exceedsObjects(objects: number): boolean {
  return objects > MAX_NAMES;
}

/** What has changed since the results were calculated. */
export type Changes = { readonly timeStep: boolean; readonly userDefinedObjects: boolean };

/**
 * Why the results are out of date: the time step, or the user-defined objects. Neither changes the filtered list, so that results stay and
 * may still be looked at until they are calculated again.
 */
export function changesSince(
  { timeStep, userDefined = [] }: Pick<CalculationRequest, 'timeStep' | 'userDefined'>,
  filtering: Pick<FilteringContext, 'timeStep'>,
  { userDefinedObjects }: Pick<SetupContext, 'userDefinedObjects'>,
): Changes {
  const { step, unit } = filtering.timeStep;
  return {
    timeStep: step !== timeStep.step || unit !== timeStep.unit,
    userDefinedObjects: !areSameObjects(userDefined, userDefinedObjects),
  };
}
