import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { OrbitObjectsActor } from '#machines/orbits/orbit-objects.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import type { PopulationActor } from '#machines/sovt/population.ts';
import type { PathsActor } from '#machines/sovt/paths.ts';
import type { SovtActor } from '#machines/sovt/sovt.ts';
import type { Clock } from '#parts/clock.ts';
import type { SceneSession } from '#parts/scene/scene-session.ts';
import type { Store } from '#parts/scene/store.ts';
import type { ShownSwarm } from '#render/layers/swarm-data.ts';
import type { SynodicInputs } from '#render/scenes/synodic-scene.ts';

/** The sources of synodic orbit visualisation's pictures and panels. */
export type SovtSources = {
  readonly timeline: TimelineActor;
  readonly settings: DisplaySettingsActor;
  readonly objects: OrbitObjectsActor;
  readonly paths: PathsActor;
  readonly population: PopulationActor;
  /** The population as the scene shows it, while it is listed. */
  readonly swarm: Store<ShownSwarm | undefined>;
  readonly ephemeris: EphemerisStore;
};

/** A side from which the rotating frame is looked at: aslant as at first, from the north of the ecliptic, or along it. */
export type Side = 'tilted' | 'above' | 'aside';

/** The running tool. */
export type SovtSession = {
  readonly sovt: SovtActor;
  readonly sources: SovtSources;
  readonly scene: SceneSession<SynodicInputs>;
  readonly clock: Clock;
  readonly lookFrom: (side: Side) => void;
  /** Designator of what is shown on a first visit, once it is known; undefined on any other. */
  readonly example: Store<string | undefined>;
};
