import type { Subscribable } from 'xstate';
import { createEphemerisStore, type EphemerisStore } from '#client/ephemeris-store.ts';
import { createPageEphemeris } from '#client/ephemeris.ts';
import type { NovClient } from '#client/nov/nov-client.ts';
import type { OrbitLoadingActor } from '#machines/orbits/orbit-loading.ts';
import type { OrbitObjectsActor } from '#machines/orbits/orbit-objects.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { createTracks, type TracksOf } from '#parts/orbit-tracks/object-tracks.ts';
import { createStore, type Store } from '#parts/scene/store.ts';
import { followShapes, type Shapes } from '#parts/shapes/follow-shapes.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';

/** The workflows of a tool with orbits and the data loaded for them, from which its pictures and panels are made. */
export type OrbitSources = {
  readonly timeline: TimelineActor;
  readonly settings: DisplaySettingsActor;
  readonly objects: OrbitObjectsActor;
  readonly loading: OrbitLoadingActor;
  readonly ephemeris: EphemerisStore;
  readonly shapes: Store<Shapes>;
  readonly tracksOf: TracksOf;
};

type Workflows = Pick<OrbitSources, 'timeline' | 'settings' | 'objects' | 'loading'>;

/** Adds planets, shapes and tracks, none of them loaded yet, to the workflows of a tool. */
export function orbitSources(workflows: Workflows, nov: NovClient): OrbitSources {
  const shapes = createStore<Shapes>(new Map());
  followShapes(workflows.objects, nov, shapes);
  return {
    ...workflows,
    ephemeris: createEphemerisStore(createPageEphemeris()),
    shapes,
    tracksOf: createTracks(),
  };
}

/** The workflow that loads the orbits or the paths of objects: its events name them by their designators. */
type Loading = Subscribable<unknown> & {
  readonly getSnapshot: () => { readonly context: { readonly requests: ReadonlyMap<string, unknown> } };
};

/** Parts from which lists of objects are made. */
export type ListSources = Pick<OrbitSources, 'objects'> & {
  readonly loading: Loading;
  /** Whether an object has a picture; all have one where this is left out. */
  readonly canShow?: (designator: string) => boolean;
};
