import { STEP_MINIMUM, STEP_UNIT_DAYS, type StepUnit } from '#contract/limits.ts';
import { countText } from '#contract/text/count-text.ts';
import { type Dates, spanDays } from './time-frame.ts';

/** Spacing of the calculated rows. */
export type TimeStep = { readonly step: number; readonly unit: StepUnit };

export const DEFAULT_TIME_STEP: TimeStep = { step: 1, unit: 'd' };

/** Spacing of the points of a sky chart that a user begins with. */
export const HOUR_STEP: TimeStep = { step: 1, unit: 'h' };

/** Spacing of the rows of a single night. */
export const NIGHT_STEP: TimeStep = { step: 30, unit: 'm' };

/** What a length in days may lose by being divided. */
const ROUNDING = 1e-6;

/** The result of clamping a typed step. */
export type ClampedStep = { readonly kind: 'unchanged' | 'raised' | 'lowered'; readonly timeStep: TimeStep };

/** A step in days. */
export function stepDays({ step, unit }: TimeStep): number {
  return step * STEP_UNIT_DAYS[unit];
}

/** The longest step that makes sense in a window: its length, in the chosen unit; in a short one the smallest of the unit. */
export function maximumStep(unit: StepUnit, dates: Dates): number {
  return Math.max(STEP_MINIMUM[unit], Math.floor(spanDays(dates) / STEP_UNIT_DAYS[unit] + ROUNDING));
}

/**
 * A typed step brought between the smallest of its unit and the length of the window.
 *
 * @param timeStep as typed; a step that is not finite counts as zero.
 * @param dates    the window.
 * @param minimum  smallest step of each unit, from configuration.
 */
export function clampStep(
  timeStep: TimeStep,
  dates: Dates,
  minimum: Readonly<Record<StepUnit, number>> = STEP_MINIMUM,
): ClampedStep {
  const { unit } = timeStep;
  const step = Number.isFinite(timeStep.step) ? timeStep.step : 0;
  if (step < minimum[unit]) return { kind: 'raised', timeStep: { unit, step: minimum[unit] } };
  const longest = maximumStep(unit, dates);
  if (step > longest) return { kind: 'lowered', timeStep: { unit, step: longest } };
  return { kind: 'unchanged', timeStep: { unit, step } };
}

/** A step, or an hour in place of one that is longer than a window which was chosen whole, of which it would show a single row. */
export function stepWithin(timeStep: TimeStep, dates: Dates): TimeStep {
  return stepDays(timeStep) > spanDays(dates) ? HOUR_STEP : timeStep;
}

/** The words shown when a step was clamped; undefined when it was not. */
export function clampNotice({ kind, timeStep }: ClampedStep): string | undefined {
  const limit = stepText(timeStep);
  if (kind === 'raised') return `The minimum time step is ${limit}.`;
  if (kind === 'lowered') return `The maximum time step for this time frame is ${limit}.`;
  return undefined;
}

/** What one of a unit is called. */
export const UNIT_NAMES: Readonly<Record<StepUnit, string>> = { m: 'minute', h: 'hour', d: 'day' };

/** A step in words: `30 minutes`. */
export function stepText({ step, unit }: TimeStep): string {
  return countText(step, UNIT_NAMES[unit]);
}
