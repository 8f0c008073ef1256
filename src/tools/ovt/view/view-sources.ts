import type { ActorRefFrom } from 'xstate';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { orbitLoadingMachine } from '#machines/orbits/orbit-loading.ts';
import type { DisplaySettingsActor } from '#parts/display-settings/display-settings-actor.ts';
import type { Store } from '#parts/scene/store.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';
import type { TimelineActor } from '#parts/timeline/timeline-actor.ts';
import type { ShownSwarm } from '#render/layers/swarm-data.ts';
import type { Shapes } from '../shapes/follow-shapes.ts';
import type { OrbitObjectsActor } from '../panel/orbit-objects-actor.ts';

/** The solar system as far as it is loaded. */
export type EphemerisSource = {
  readonly current: () => Ephemeris | undefined;
  /** Whether an instant is loaded, Julian date TDB. */
  readonly covers: (julianDate: number) => boolean;
  /** Loads what lies between two Julian dates TDB. */
  readonly load: (fromDay: number, toDay: number) => Promise<Ephemeris>;
};

/** All that a picture of the orbit tool is made from. */
export type ViewSources = {
  readonly timeline: TimelineActor;
  readonly settings: DisplaySettingsActor;
  readonly objects: OrbitObjectsActor;
  readonly loading: ActorRefFrom<typeof orbitLoadingMachine>;
  readonly ephemeris: EphemerisSource;
  readonly swarm: Store<ShownSwarm | undefined>;
  readonly viewpoint: Store<Viewpoint>;
  readonly shapes: Store<Shapes>;
};
