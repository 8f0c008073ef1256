import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { OrbitLoadingActor } from '#machines/orbits/orbit-loading.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { Store } from '#parts/scene/store.ts';
import type { Viewpoint } from '#parts/scene/viewpoint.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import type { ShownSwarm } from '#render/layers/swarm-data.ts';
import type { Shapes } from '../shapes/follow-shapes.ts';
import type { OrbitObjectsActor } from '#machines/orbits/orbit-objects.ts';

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
  readonly loading: OrbitLoadingActor;
  readonly ephemeris: EphemerisSource;
  readonly swarm: Store<ShownSwarm | undefined>;
  readonly viewpoint: Store<Viewpoint>;
  readonly shapes: Store<Shapes>;
};
