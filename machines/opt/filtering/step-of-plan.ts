import type { Plan } from '../../planning/plan.ts';
import {
  clampStep,
  DEFAULT_TIME_STEP,
  NIGHT_STEP,
  stepDays,
  type TimeStep,
} from '../../planning/time-step.ts';
import { countNights, nightsOfPlan } from '../tonight/site-nights.ts';

/**
 * The time step that a plan begins with. One that the user has typed stays, as far as it fits the time frame; else a single night
 * has rows all through it, where those of a day apart would be in daylight, and any other time frame has one a day.
 *
 * @param former the plan before it, and its step.
 */
export function stepOfPlan(
  plan: Plan,
  former: { readonly plan: Plan | undefined; readonly timeStep: TimeStep },
): TimeStep {
  const isTyped = stepDays(former.timeStep) !== stepDays(initialStep(former.plan));
  return clampStep(isTyped ? former.timeStep : initialStep(plan), plan.timeFrame).timeStep;
}

function initialStep(plan: Plan | undefined): TimeStep {
  const nights = plan && nightsOfPlan(plan);
  return nights !== undefined && countNights(nights) === 1 ? NIGHT_STEP : DEFAULT_TIME_STEP;
}
