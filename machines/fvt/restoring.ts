import { type ActorRefFrom, assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { FvtState } from '#contract/fvt/fvt-state.ts';
import { RELOAD_PAUSE_MS, type RestoringContext, type StateLoaded } from '../saved-state/restoring.ts';
import type { ApproachSearchContext, FlybyAddress } from './approach-search-events.ts';

/** From the loading of a state on, milliseconds: dates and focus come back after the search, and the state counts as restored. */
const TIMELINE_RESTORED_MS = 3000;
const STATE_RESTORED_MS = 4000;

type FlybyRestoringContext = RestoringContext<FvtState> & {
  readonly areBodiesSettled: boolean;
  /** What an address requested meanwhile: the state would have replaced it. */
  readonly addressed: AddressOpened | undefined;
};

export type FlybyRestoringEvent =
  | StateLoaded<FvtState>
  | AddressOpened
  /** The bodies that objects fly by are known, or will not be. */
  | { readonly type: 'bodies.settled' };

/** `search.due`: search and flyby of a state are restored now; `view.due`: its dates, with what follows from them. */
export type FlybyRestoringEmitted =
  | { readonly type: 'search.due'; readonly state: FvtState }
  | { readonly type: 'view.due'; readonly state: FvtState }
  | AddressOpened;

/** The page was opened by an address that names a flyby, or an object. */
export type AddressOpened = { readonly type: 'flyby.addressed'; readonly address: FlybyAddress };

/** An address waits while a state is loaded, which would replace its search. */
const WAITING = {
  'flyby.addressed': {
    actions: { type: 'hold', params: ({ event }: { readonly event: AddressOpened }) => event },
  },
} as const;

/**
 * Brings a loaded state of flyby visualisation back piece by piece; one that is loaded meanwhile replaces it.
 *
 *     idle ─state loaded→ pausing ─1 s→ awaitingBodies → searched ─3 s→ dated ─4 s→ idle
 *
 * Bodies are awaited where the state has a user-defined flyby, which is about one of them. What an address requests meanwhile follows
 * the search of the state; where it names days, the dates of the state do not come back.
 */
export const flybyRestoringMachine = setup({
  types: {
    context: {} as FlybyRestoringContext,
    events: {} as FlybyRestoringEvent,
    emitted: {} as FlybyRestoringEmitted,
    tags: {} as 'holding',
  },
  actions: {
    restoreSearch: enqueueActions(({ enqueue, context: { state, addressed } }) => {
      if (state !== undefined) enqueue.emit({ type: 'search.due', state });
      if (addressed !== undefined) enqueue.emit(addressed);
    }),
    restoreView: enqueueActions(({ enqueue, context: { state, addressed } }) => {
      const hasOwnDates = addressed?.address.search !== undefined;
      if (state !== undefined && !hasOwnDates) enqueue.emit({ type: 'view.due', state });
    }),
    hold: assign({ addressed: (_, event: AddressOpened) => event }),
  },
  guards: {
    hasItsBody: ({ context: { state, areBodiesSettled } }) =>
      areBodiesSettled || (state?.userDefinedBody ?? undefined) === undefined,
  },
  delays: {
    reloadPause: RELOAD_PAUSE_MS,
    untilDates: TIMELINE_RESTORED_MS - RELOAD_PAUSE_MS,
    untilRestored: STATE_RESTORED_MS - TIMELINE_RESTORED_MS,
  },
}).createMachine({
  id: 'flybyRestoring',
  context: { state: undefined, areBodiesSettled: false, addressed: undefined },
  initial: 'idle',
  on: {
    'state.loaded': {
      target: '.pausing',
      reenter: true,
      actions: assign({ state: ({ event }) => event.state }),
    },
    'bodies.settled': { actions: assign({ areBodiesSettled: true }) },
  },
  states: {
    idle: { entry: assign({ state: undefined, addressed: undefined }) },
    pausing: { tags: 'holding', on: WAITING, after: { reloadPause: 'awaitingBodies' } },
    awaitingBodies: { tags: 'holding', on: WAITING, always: { guard: 'hasItsBody', target: 'searched' } },
    searched: {
      entry: 'restoreSearch',
      after: { untilDates: { target: 'dated', actions: 'restoreView' } },
    },
    dated: { after: { untilRestored: 'idle' } },
  },
});

/** Where an address waits, and where it is followed. */
type Addressed = {
  readonly restoring: SnapshotFrom<FlybyRestoringActor>;
  readonly search: { readonly context: Pick<ApproachSearchContext, 'address'> };
};

/** Whether what an address names is still to come: waiting, looked up or searched, or not given by a service that failed. */
export function isAddressOpen({ restoring, search }: Addressed): boolean {
  return [restoring.context.addressed, search.context.address].some((address) => address !== undefined);
}

export type FlybyRestoringActor = ActorRefFrom<typeof flybyRestoringMachine>;
