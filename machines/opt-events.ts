import type { OptState } from '#contract/opt-state.ts';
import type { CalculationEvent } from './calculation.ts';
import type { FilteringEvent } from './filtering.ts';
import type { ObjectListTab } from './object-list.ts';
import type { NamedEvent } from './popups.ts';
import type { SetupEvent } from './setup.ts';

/** Screens of the tool. */
export type OptScreen = 'setup' | 'filtering' | 'results';

export type OptEvent =
  /** A tab or link to a screen was used, or its address opened; `ignoreChange` is `ifc=true` of the address. */
  | { readonly type: 'filtering.requested' }
  | { readonly type: 'results.requested'; readonly ignoreChange: boolean }
  | { readonly type: 'calculate.requested' }
  /** Open the objects configuration popup on one of its tabs. */
  | { readonly type: 'objects.requested'; readonly tab: ObjectListTab }
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

/** What a button of a popup means: an event for one of the workflows, or for the tool itself. */
type Meaning =
  | { readonly to: 'setup'; readonly event: SetupEvent }
  | { readonly to: 'filtering'; readonly event: FilteringEvent }
  | { readonly to: 'calculation'; readonly event: CalculationEvent }
  | { readonly to: 'opt'; readonly event: OptEvent };

/** The named events that observation planning answers to; the others are somebody else's. */
export const MEANINGS: Readonly<Partial<Record<NamedEvent, Meaning>>> = {
  'reset-all': { to: 'filtering', event: { type: 'reset.requested' } },
  'clear-all-filters': { to: 'filtering', event: { type: 'filters.cleared' } },
  'confirm-setup-change': { to: 'setup', event: { type: 'change.confirmed' } },
  'cancel-setup-change': { to: 'setup', event: { type: 'change.cancelled' } },
  'stop-calculation': { to: 'calculation', event: { type: 'stop.requested' } },
  'cancel-calculation': { to: 'calculation', event: { type: 'calculation.cancelled' } },
  'resume-calculation': { to: 'calculation', event: { type: 'stop.declined' } },
  'retry-calculation': { to: 'calculation', event: { type: 'retry.requested' } },
  'goto-results': { to: 'opt', event: { type: 'results.requested', ignoreChange: false } },
  'ignore-filtering-change': { to: 'opt', event: { type: 'results.requested', ignoreChange: true } },
  'confirm-filtering-change': { to: 'opt', event: { type: 'calculate.requested' } },
};
