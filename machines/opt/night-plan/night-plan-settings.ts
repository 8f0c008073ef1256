import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { NightPlanSettings } from '#contract/opt/night-plan-state.ts';

/** What a plan begins with: astronomical night, two airmasses, half an hour for each object. */
export const DEFAULT_PLAN_SETTINGS: NightPlanSettings = {
  slotMinutes: 30,
  sunBelow: NIGHT_SUN_ALTITUDE_DEG,
  altitudeAbove: 30,
  moonApart: 20,
  meridianGap: 0,
  weights: { setting: 1, rate: 1, unobserved: 1, uncertainty: 1, risk: 1 },
};
