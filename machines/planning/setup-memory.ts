import type { ListedObject } from '#contract/asteroid.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import type { Observatory } from './observatory.ts';
import type { Dates, TimeZone } from './time-frame.ts';

/** Where the objects come from: everything that passes the filters, or a list that the user made. */
export type ObjectSource = 'filtering' | 'list';

/** What a user set up, to be compared with and restored from. */
export type SetupMemory = {
  readonly selectedObservatory: Observatory;
  /** The horizon profile there; absent for an open view, and in states stored before there were horizons. */
  readonly horizon?: string | undefined;
  readonly selectedTimeFrame: Dates & { readonly timezone: TimeZone };
  readonly objectSource: ObjectSource;
  readonly userDefinedObjects: readonly OrbitalObject[];
  readonly finalAsteroidsList: readonly ListedObject[];
};

/** A set-up to continue: the contents of the form, the last observatory on the ground, and the set-up submitted last. */
export type SavedSetup = {
  readonly current: SetupMemory;
  readonly recentObservatory: Observatory;
  readonly submitted: SetupMemory | undefined;
};

/**
 * Whether two set-ups lead to different observations, so that a list filtered for the one does not apply to the other.
 * The time zone does not count, as it only labels hours; neither does the horizon, which the list follows at once, nor a list
 * that the objects are not taken from.
 */
export function setupDiffers(one: SetupMemory, other: SetupMemory): boolean {
  return essence(one) !== essence(other);
}

/** Names of user-defined objects that a remembered set-up does not have, or has with other values. */
export function objectsMadeSince({
  userDefinedObjects,
  memory,
}: Pick<SetupMemory, 'userDefinedObjects'> & {
  readonly memory: SetupMemory | undefined;
}): readonly string[] {
  const before = new Set(memory?.userDefinedObjects.map((object) => JSON.stringify(object)));
  return userDefinedObjects
    .filter((object) => !before.has(JSON.stringify(object)))
    .map(({ objectName }) => objectName);
}

function essence(memory: SetupMemory): string {
  const { code, latitude, longitude, alt } = memory.selectedObservatory;
  const { start, end, firstNight, lastNight } = memory.selectedTimeFrame;
  const designators = memory.finalAsteroidsList.map(({ designator }) => designator);
  return JSON.stringify([
    code === undefined ? [latitude, longitude, alt] : code,
    start,
    end,
    firstNight,
    lastNight,
    memory.objectSource,
    memory.objectSource === 'list' ? designators : [],
    memory.userDefinedObjects,
  ]);
}
