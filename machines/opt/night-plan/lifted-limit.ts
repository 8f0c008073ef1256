import { type NightPlanSettings, PLAN_RANGES } from '#contract/opt/night-plan-state.ts';
import type { LeftOut, LeftOutReason } from './planned-night.ts';

/** A limit that leaves objects out of a plan, how many, and the change that lifts it. */
export type LiftedLimit = {
  readonly reason: LeftOutReason;
  readonly objects: number;
  readonly change: Partial<NightPlanSettings>;
};

/** The limit that leaves out most of the objects, as it is lifted; undefined where no limit does that can be. */
export function liftedLimit(
  leftOut: readonly Pick<LeftOut, 'reason'>[],
  settings: NightPlanSettings,
): LiftedLimit | undefined {
  const reasons = leftOut.map(({ reason }) => reason);
  const limits = [...new Set(reasons)].flatMap((reason) => {
    const change = changeFor(reason, settings);
    return change === undefined
      ? []
      : [{ reason, change, objects: reasons.filter((other) => other === reason).length }];
  });
  return limits.toSorted((one, other) => other.objects - one.objects)[0];
}

/** How far the Sun may be higher with each step: from one twilight to the next, degrees. */
const TWILIGHT_DEG = 6;

function changeFor(
  reason: LeftOutReason,
  { sunBelow }: NightPlanSettings,
): Partial<NightPlanSettings> | undefined {
  switch (reason) {
    case 'sun-up':
      return sunBelow < PLAN_RANGES.sunBelow.max
        ? { sunBelow: Math.min(sunBelow + TWILIGHT_DEG, PLAN_RANGES.sunBelow.max) }
        : undefined;
    case 'too-low':
      return { altitudeAbove: PLAN_RANGES.altitudeAbove.min };
    case 'too-faint':
      return { magnitudeLimit: undefined };
    case 'near-moon':
      return { moonApart: PLAN_RANGES.moonApart.min };
    case 'at-meridian':
      return { meridianGap: PLAN_RANGES.meridianGap.min };
    case 'slot-too-long':
      return { slotMinutes: PLAN_RANGES.slotMinutes.min };
    case 'obstructed':
    case 'no-ephemeris':
    case 'no-room':
      return undefined;
  }
}
