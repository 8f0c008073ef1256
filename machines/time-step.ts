import { type Dates, spanDays } from './time-frame.ts';

export type TimeStepUnit = 'm' | 'h' | 'd';

/** Spacing of the calculated rows. */
export type TimeStep = { readonly step: number; readonly unit: TimeStepUnit };

export const DEFAULT_TIME_STEP: TimeStep = { step: 1, unit: 'd' };

/** Smallest step of each unit, in that unit. */
export type MinimumSteps = Readonly<Record<TimeStepUnit, number>>;

export const MINIMUM_STEPS: MinimumSteps = { m: 10, h: 1, d: 1 };

const UNITS_PER_DAY: Readonly<Record<TimeStepUnit, number>> = { m: 1440, h: 24, d: 1 };

/** What clamping a typed step came to. */
export type ClampedStep =
  | { readonly kind: 'kept'; readonly timeStep: TimeStep }
  | { readonly kind: 'raised'; readonly timeStep: TimeStep }
  | { readonly kind: 'lowered'; readonly timeStep: TimeStep };

/** A step in days. */
export function stepDays(timeStep: TimeStep): number {
  return timeStep.step / UNITS_PER_DAY[timeStep.unit];
}

/** The longest step that makes sense in a window: its length, in the unit asked for. */
export function maximumStep(unit: TimeStepUnit, dates: Dates): number {
  return UNITS_PER_DAY[unit] * spanDays(dates);
}

/**
 * A typed step brought between the smallest of its unit and the length of the window.
 *
 * @param timeStep as typed; a step that is not finite counts as zero.
 * @param dates    the window.
 * @param minimum  smallest steps, from configuration.
 */
export function clampStep(timeStep: TimeStep, dates: Dates, minimum = MINIMUM_STEPS): ClampedStep {
  const { unit } = timeStep;
  const step = Number.isFinite(timeStep.step) ? timeStep.step : 0;
  if (step < minimum[unit]) return { kind: 'raised', timeStep: { unit, step: minimum[unit] } };
  const longest = maximumStep(unit, dates);
  if (step > longest) return { kind: 'lowered', timeStep: { unit, step: longest } };
  return { kind: 'kept', timeStep: { unit, step } };
}

/** The words shown when a step was clamped; undefined when it was kept. */
export function clampNotice(clamped: ClampedStep): string | undefined {
  const { step, unit } = clamped.timeStep;
  const limit = `${step} ${UNIT_NAMES[unit]}${step === 1 ? '' : 's'}`;
  if (clamped.kind === 'raised') return `The minimum time step is ${limit}.`;
  if (clamped.kind === 'lowered') return `The maximum time step for this time frame is ${limit}.`;
  return undefined;
}

const UNIT_NAMES: Readonly<Record<TimeStepUnit, string>> = { m: 'minute', h: 'hour', d: 'day' };
