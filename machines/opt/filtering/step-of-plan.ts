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
 * @param typed the step that the user typed last, for this plan or one before it.
 */
export function stepOfPlan(plan: Plan, typed: TimeStep | undefined): TimeStep {
  return clampStep(typed ?? initialStep(plan), plan.timeFrame).timeStep;
}

/** The step of a plan as one that was typed; undefined where the plan begins with it. */
export function typedStepOf(plan: Plan, timeStep: TimeStep): TimeStep | undefined {
  return stepDays(timeStep) === stepDays(initialStep(plan)) ? undefined : timeStep;
}

function initialStep(plan: Plan): TimeStep {
  const nights = nightsOfPlan(plan);
  return nights !== undefined && countNights(nights) === 1 ? NIGHT_STEP : DEFAULT_TIME_STEP;
}
