import { MAX_NAMES, MAX_USER_DEFINED_OBJECTS } from '#contract/limits.ts';
import { type HandedObjects, missingFrom } from '../objects/handed-objects.ts';
import { withObjects } from '../objects/listed-object.ts';
import type { Observatory } from './observatory.ts';
import { withObservatory, type SetupContext, datesWithStep } from './setup-rules.ts';
import { withHorizon } from './site-horizon.ts';
import type { Dates, TimeZone } from './time-frame.ts';
import { stepWithin, type TimeStep } from './time-step.ts';

/** Where objects are observed from, and by what step. */
export type HandedSite = {
  readonly observatory: Observatory;
  /** The horizon profile there as it was pasted; empty for an open view, and that of the set-up where it is left out. */
  readonly horizon?: string;
  readonly timezone: TimeZone;
  readonly timeStep: TimeStep;
};

/** A plan that one tool gives another. */
export type HandedPlan = HandedObjects & {
  /** YYYY-MM-DDTHH:mm, UTC. */
  readonly dates: Dates;
  /**
   * The site of the plan; without one the objects join those that are observed already, from where they are.
   */
  readonly site: HandedSite | undefined;
};

/** The set-up of a tool to the minute after a plan was given to it. */
export function setupHanded(before: SetupContext, plan: HandedPlan): SetupContext {
  const { objects, userDefinedObjects, dates, site } = plan;
  if (site === undefined) {
    const added = missingFrom(before.userDefinedObjects, userDefinedObjects);
    return {
      ...before,
      ...datesWithStep(dates, stepWithin(before.timeStep, dates)),
      timezone: before.pickedZone, // also where it has just been picked
      objects: withObjects(before.objects, objects).slice(0, MAX_NAMES),
      userDefinedObjects: [...before.userDefinedObjects, ...added].slice(0, MAX_USER_DEFINED_OBJECTS),
    };
  }
  const { observatory, horizon, timezone, timeStep } = site;
  return {
    ...before,
    ...withObservatory(observatory),
    ...datesWithStep(dates, stepWithin(timeStep, dates)),
    ...(horizon !== undefined && { horizons: withHorizon(before.horizons, observatory, horizon) }),
    timezone,
    pickedZone: timezone,
    objects,
    userDefinedObjects,
  };
}
