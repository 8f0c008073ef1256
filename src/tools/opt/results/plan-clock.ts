import type { Plan } from '#machines/planning/plan.ts';
import { isGeocentric } from '#machines/planning/observatory.ts';
import { offsetText } from '#parts/time-zone/local-time.ts';

/** Offset from UTC of the clock at the site of a plan, '-07:00'; undefined at the geocentre, where there is none. */
export function clockOfPlan(plan: Plan | undefined): string | undefined {
  if (plan === undefined || isGeocentric(plan.observatory.code ?? '')) return undefined;
  return offsetText(plan.timeFrame.timezone.offsetMinutes);
}
