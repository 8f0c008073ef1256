import type { DisplaySettingsActor } from '#parts/display-settings/display-settings-actor.ts';
import type { SmallObjectsActor } from '../swarm/follow-swarm.ts';

/** Small objects. */
export function SmallObjects(_: { smallObjects: SmallObjectsActor; settings: DisplaySettingsActor }) {
  return null;
}
