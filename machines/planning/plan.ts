import { dataPoints, epochCount } from '#contract/limits.ts';
import type { ObservingWindow } from '#contract/site/observing-window.ts';
import { tracedPoints } from '#contract/scd/trace.ts';
import { nearEarthObjects } from '../objects/listed-object.ts';
import { type Observatory, observatoryParameters } from './observatory.ts';
import { type SetupContext, setupTimeFrame } from './setup-rules.ts';
import { horizonOf } from './site-horizon.ts';
import { spanDays, type TimeFrame } from './time-frame.ts';
import { stepDays, type TimeStep } from './time-step.ts';

/** What is planned: when, from where, and for which objects; no names means every near-Earth object. */
export type Plan = {
  readonly timeFrame: TimeFrame;
  readonly observatory: Observatory;
  readonly names: readonly string[];
  /** The horizon profile as it was pasted; empty or absent for an open view. */
  readonly horizon?: string;
};

/** Part of the last day that the Julian date of the end includes, days. */
const LAST_DAY = 0.9999;

/** The plan of a set-up; undefined while its time frame is not valid. */
export function planOf(setup: SetupContext): Plan | undefined {
  const timeFrame = setupTimeFrame(setup);
  if (timeFrame === undefined) return undefined;
  const listed = setup.objectSource === 'list' ? nearEarthObjects(setup.objects) : [];
  return {
    timeFrame,
    observatory: setup.observatory,
    names: listed.map(({ designator }) => designator),
    horizon: horizonOf(setup.observatory, setup.horizons),
  };
}

/** Time frame, step and observatory as every call for a plan carries them. */
export function windowQuery({ timeFrame, observatory }: Plan, timeStep: TimeStep): ObservingWindow {
  return {
    step: stepDays(timeStep),
    julianDateStart: timeFrame.converted.start,
    julianDateEnd: timeFrame.converted.end + (timeFrame.precision === 'day' ? LAST_DAY : 0),
    utcStart: timeFrame.dateTime.start,
    utcEnd: timeFrame.dateTime.end,
    ...observatoryParameters(observatory),
  };
}

/** Data points that calculating this many objects would take; none before there is a plan. */
export function pointsOf(
  objects: number,
  { plan, timeStep }: { readonly plan: Plan | undefined; readonly timeStep: TimeStep },
): number {
  if (plan === undefined) return 0;
  const { timeFrame } = plan;
  return timeFrame.precision === 'day'
    ? dataPoints(objects, stepDays(timeStep), spanDays(timeFrame))
    : tracedPoints(objects, stepDays(timeStep), spanDays(timeFrame.dateTime));
}

/** Rows that calculating this many objects will give; none before there is a plan. */
export function rowsOf(
  objects: number,
  { plan, timeStep }: { readonly plan: Plan | undefined; readonly timeStep: TimeStep },
): number {
  if (plan === undefined) return 0;
  const { julianDateStart, julianDateEnd, step } = windowQuery(plan, timeStep);
  return objects * epochCount(julianDateStart, julianDateEnd, step);
}
