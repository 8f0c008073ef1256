import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { OrbitObjectsActor } from '#machines/orbits/orbit-objects.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import type { PathsActor } from '#machines/sovt/paths.ts';
import type { SovtActor } from '#machines/sovt/sovt.ts';
import type { Clock } from '#parts/clock.ts';
import type { SceneSession } from '#parts/scene/scene-session.ts';
import type { SynodicInputs } from '#render/scenes/synodic-scene.ts';

/** The sources of synodic orbit visualisation's pictures and panels. */
export type SovtSources = {
  readonly timeline: TimelineActor;
  readonly settings: DisplaySettingsActor;
  readonly objects: OrbitObjectsActor;
  readonly paths: PathsActor;
  readonly ephemeris: EphemerisStore;
};

/** The running tool. */
export type SovtSession = {
  readonly sovt: SovtActor;
  readonly sources: SovtSources;
  readonly scene: SceneSession<SynodicInputs>;
  readonly clock: Clock;
};
