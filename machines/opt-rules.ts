import { dataPoints, MAX_DATA_POINTS } from '#contract/limits.ts';
import type { Calculation, CalculationContext } from './calculation-rules.ts';
import type { FilteringContext } from './filtering-rules.ts';
import { nearEarthObjects } from './listed-object.ts';
import type { Plan } from './queries.ts';
import { type SetupContext, setupTimeFrame } from './setup-rules.ts';
import { spanDays } from './time-frame.ts';
import { stepDays } from './time-step.ts';

/** What a set-up asks filtering for; undefined while its time frame is not valid. */
export function planOf(setup: SetupContext): Plan | undefined {
  const timeFrame = setupTimeFrame(setup);
  if (timeFrame === undefined) return undefined;
  const listed = setup.objectSource === 'list' ? nearEarthObjects(setup.objects) : [];
  return { timeFrame, observatory: setup.observatory, names: listed.map(({ designator }) => designator) };
}

/** Data points that calculating the checked rows would take. */
export function selectedPoints({ plan, selected, timeStep }: FilteringContext): number {
  return plan === undefined ? 0 : dataPoints(selected.size, stepDays(timeStep), spanDays(plan.timeFrame));
}

/** Whether the checked rows exceed the data points one calculation may have. */
export function exceedsPoints(filtering: FilteringContext): boolean {
  return selectedPoints(filtering) > MAX_DATA_POINTS;
}

/** Whether the filtering tab is open. */
export function isFilteringEnabled({ plan }: Pick<FilteringContext, 'plan'>): boolean {
  return plan !== undefined;
}

/** Whether there are results to show. */
export function hasResults({ calculation }: Pick<CalculationContext, 'calculation'>): boolean {
  return calculation !== undefined;
}

/** Whether the results tab is open: there are results, and at least one row is checked. */
export function areResultsEnabled(
  filtering: Pick<FilteringContext, 'selected'>,
  calculation: Pick<CalculationContext, 'calculation'>,
): boolean {
  return hasResults(calculation) && filtering.selected.size > 0;
}

/** Whether the results were calculated with another time step than the one set now. */
export function isStepChanged({ timeStep }: FilteringContext, { request }: Calculation): boolean {
  return timeStep.step !== request.timeStep.step || timeStep.unit !== request.timeStep.unit;
}
