import type { Subscribable } from 'xstate';
import type { OrbitSources } from './orbit-sources.ts';

/** What loads the orbits or the paths of objects: its events name them by their designators. */
export type Loading = Subscribable<unknown> & {
  readonly getSnapshot: () => { readonly context: { readonly requests: ReadonlyMap<string, unknown> } };
};

/** Parts from which lists of objects are made. */
export type ListSources = Pick<OrbitSources, 'objects'> & {
  readonly loading: Loading;
  /** Whether an object has a picture; all have one where this is left out. */
  readonly canShow?: (designator: string) => boolean;
};
