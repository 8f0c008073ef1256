import type { ListedObject } from '#contract/asteroid.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { nearEarthObjects } from '../objects/listed-object.ts';
import {
  type Coordinates,
  customObservatory,
  GEOCENTRIC,
  hasCoordinates,
  isGeocentric,
  type Observatory,
} from './observatory.ts';
import { type ObjectSource, type SavedSetup, setupDiffers, type SetupMemory } from './setup-memory.ts';
import { horizonOf, type SiteHorizons, withHorizon } from './site-horizon.ts';
import { FRAME_RULES } from './frame-rules.ts';
import { tonightAt } from './moment-frame.ts';
import { type Dates, GREENWICH, type Precision, type TimeFrame, type TimeZone } from './time-frame.ts';
import { clampStep, type TimeStep } from './time-step.ts';

export type SetupContext = {
  /** How the time frame is chosen. */
  readonly precision: Precision;
  /** The current UTC date, YYYY-MM-DD, or moment, YYYY-MM-DDTHH:mm, by precision. */
  readonly today: string;
  /** Dates as typed or picked; see `setupTimeFrame` for the time frame that they make. */
  readonly dates: Dates;
  readonly observatory: Observatory;
  /** The last one on the ground, restored by switching back from the geocentre. */
  readonly recentObservatory: Observatory;
  /** Horizon profiles of the known sites. */
  readonly horizons: SiteHorizons;
  /** The site whose horizon was pasted last. */
  readonly horizonSite: Observatory;
  /** Time zone of the observatory on the ground; the geocentre is always GMT. */
  readonly timezone: TimeZone;
  /** Zone picked on the map, not yet taken over. */
  readonly pickedZone: TimeZone;
  readonly objectSource: ObjectSource;
  /** Spacing of the rows, where the set-up has one. */
  readonly timeStep: TimeStep;
  readonly objects: readonly ListedObject[];
  /** Calculated beside what is selected; they are not filtered and do not count for submitting. */
  readonly userDefinedObjects: readonly OrbitalObject[];
  /** Address of map tiles with {z}, {x} and {y}; undefined draws the built-in world. */
  readonly tileAddress: string | undefined;
  /** The set-up that was submitted last. */
  readonly memory: SetupMemory | undefined;
};

/** The time frame of a set-up; undefined while a date is not valid. */
export function setupTimeFrame(context: SetupContext): TimeFrame | undefined {
  const onGround = context.observatory.code !== GEOCENTRIC.code;
  const { frame } = FRAME_RULES[context.precision];
  return frame(context.dates, context.today, onGround ? context.timezone : GREENWICH);
}

/** Whether the submit button is offered: valid dates, and at least one near-Earth object where the user made a list. */
export function canSubmit(context: SetupContext): boolean {
  return setupTimeFrame(context) !== undefined && hasObjects(context);
}

/** Whether filtering can be requested: a valid time frame, and an observatory with numeric coordinates. */
export function canFilter(context: SetupContext): boolean {
  return setupTimeFrame(context) !== undefined && hasCoordinates(context.observatory);
}

/** Whether the set-up leads to other observations than the one remembered. */
export function isSetupChanged(context: SetupContext): boolean {
  return context.memory !== undefined && setupDiffers(memoryOf(context), context.memory);
}

/** On another day dates that were not chosen yet move with it; chosen ones stay. */
export function onDay(
  { precision, today: before, dates, memory }: SetupContext,
  today: string,
): Partial<SetupContext> {
  const { initial } = FRAME_RULES[precision];
  const untouched = initial(before);
  const follows = memory === undefined && dates.start === untouched.start && dates.end === untouched.end;
  return follows ? { today, dates: initial(today) } : { today };
}

/** Whether there is anything to observe: whatever the filters find, or a near-Earth object in the user's list. */
export function hasObjects({ objectSource, objects }: SetupContext): boolean {
  return objectSource === 'filtering' || nearEarthObjects(objects).length > 0;
}

/** The dates with a step between the smallest of its unit and their length. */
export function datesWithStep(dates: Dates, timeStep: TimeStep): Pick<SetupContext, 'dates' | 'timeStep'> {
  return { dates, timeStep: clampStep(timeStep, dates).timeStep };
}

/** A copy of a set-up, to be remembered. */
export function memoryOf(context: SetupContext): SetupMemory {
  const horizon = horizonOf(context.observatory, context.horizons);
  return structuredClone({
    selectedObservatory: context.observatory,
    ...(horizon === '' ? {} : { horizon }),
    selectedTimeFrame: { ...context.dates, timezone: context.timezone },
    objectSource: context.objectSource,
    userDefinedObjects: context.userDefinedObjects,
    finalAsteroidsList: context.objects,
  });
}

/** The set-up that was remembered. */
export function recalledSetup(memory: SetupMemory): Partial<SetupContext> {
  const { timezone, ...dates } = memory.selectedTimeFrame;
  return {
    ...withObservatory(memory.selectedObservatory),
    dates,
    timezone,
    objectSource: memory.objectSource,
    objects: memory.finalAsteroidsList,
    userDefinedObjects: memory.userDefinedObjects,
  };
}

/** The horizons with those that saved set-ups bring. */
export function horizonsWith(
  horizons: SiteHorizons,
  memories: readonly (SetupMemory | undefined)[],
): SiteHorizons {
  return memories.reduce(
    (known, memory) =>
      memory?.horizon === undefined ? known : withHorizon(known, memory.selectedObservatory, memory.horizon),
    horizons,
  );
}

/** A saved set-up, with the one that had been submitted. @param horizons those known before. */
export function loadedSetup(
  { current, recentObservatory, submitted }: SavedSetup,
  horizons: SiteHorizons,
): Partial<SetupContext> {
  const { timezone } = current.selectedTimeFrame;
  return {
    recentObservatory,
    ...recalledSetup(current),
    horizons: horizonsWith(horizons, [submitted, current]),
    pickedZone: timezone,
    memory: submitted,
  };
}

/** An observatory replaces another; one on the ground is also the one to come back to. */
export function withObservatory(observatory: Observatory): Partial<SetupContext> {
  if (isGeocentric(observatory.code ?? '')) return { observatory: GEOCENTRIC };
  return { observatory, recentObservatory: observatory };
}

/** An observatory in a set-up: a time frame that is tonight at the former site is tonight at the new one. */
export function placedAt(
  { precision, today, dates, observatory: former }: SetupContext,
  observatory: Observatory,
): Partial<SetupContext> {
  const { start, end } = tonightAt(today, former);
  const isTonight = precision === 'minute' && dates.start === start && dates.end === end;
  return { ...withObservatory(observatory), ...(isTonight && { dates: tonightAt(today, observatory) }) };
}

/** A custom place at an observatory's coordinates, some of them changed. */
export function customPlace(
  { latitude, longitude, alt }: Observatory,
  to: Partial<Coordinates>,
): Observatory {
  return customObservatory({ latitude, longitude, alt, ...to });
}
