import type { OptState } from '#contract/opt-state.ts';
import type { UserDefinedObjectRequest } from '../objects/user-defined-objects.ts';
import type { ObjectListTab } from '../objects/object-list.ts';

/** Screens of the tool. */
export type OptScreen = 'setup' | 'filtering' | 'results';

export type OptEvent =
  /** A tab or link to a screen was used, or its address opened; `ignoreChange` is `ifc=true` of the address. */
  | { readonly type: 'filtering.requested' }
  | { readonly type: 'results.requested'; readonly ignoreChange: boolean }
  | { readonly type: 'calculate.requested' }
  /** Open the objects configuration popup on one of its tabs. */
  | { readonly type: 'objects.requested'; readonly tab: ObjectListTab }
  | UserDefinedObjectRequest
  /** Open the columns popup. */
  | { readonly type: 'columns.requested' }
  /** A state that was kept or saved takes the place of the current one. */
  | { readonly type: 'state.loaded'; readonly state: OptState };

/** Go to a screen: the page's router obeys. `ignoreChange` becomes `ifc=true`. */
export type OptEmitted = {
  readonly type: 'screen.opened';
  readonly screen: OptScreen;
  readonly ignoreChange: boolean;
};
