import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { ApproachSearchActor } from '#machines/fvt/approach-search.ts';
import type { ComparisonActor } from '#machines/fvt/comparison.ts';
import type { FlybyActor } from '#machines/fvt/flyby.ts';
import type { FvtActor } from '#machines/fvt/fvt.ts';
import type { GroundActor } from '#machines/fvt/ground.ts';
import type { OpeningActor } from '#machines/fvt/opening.ts';
import type { StoryActor } from '#machines/fvt/story.ts';
import type { OwnFlybysActor } from '#machines/fvt/own-flybys.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import type { Clock } from '#parts/clock.ts';
import type { SceneSession } from '#parts/scene/scene-session.ts';
import type { Store } from '#parts/scene/store.ts';
import type { ObjectShape } from '#parts/shapes/object-shape.ts';
import type { FlybyInputs } from '#render/scenes/flyby-scene.ts';
import type { Fitting } from '#render/picture/free-area.ts';
import type { OverGround } from './ground/over-ground.ts';

/** The sources of the pictures and panels of flybys. */
export type FvtSources = {
  readonly timeline: TimelineActor;
  /** The time of what flies past while nothing is chosen. */
  readonly preview: TimelineActor;
  readonly settings: DisplaySettingsActor;
  readonly search: ApproachSearchActor;
  readonly flyby: FlybyActor;
  readonly ownFlybys: OwnFlybysActor;
  readonly ground: GroundActor;
  readonly opening: OpeningActor;
  readonly comparison: ComparisonActor;
  readonly story: StoryActor;
  readonly ephemeris: EphemerisStore;
  /** The free part of the picture. */
  readonly uncovered: Store<Fitting>;
  /** Shape of the object that is shown, once it is loaded. */
  readonly shape: Store<ObjectShape | undefined>;
  /** The flyby as it passes over the ground of the Earth, where the Earth is the main body; the same object for the same flyby. */
  readonly overGround: () => OverGround | undefined;
};

/** The running tool. */
export type FvtSession = {
  readonly fvt: FvtActor;
  readonly sources: FvtSources;
  readonly scene: SceneSession<FlybyInputs>;
  readonly clock: Clock;
};
