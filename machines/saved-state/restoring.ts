import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { RELOAD_PAUSE_MS } from './loading-pauses.ts';

/** A kept or saved state is to take the place of the present one. */
export type StateLoaded<State> = { readonly type: 'state.loaded'; readonly state: State };

/** It takes its place now. */
export type StateDue<State> = { readonly type: 'state.due'; readonly state: State };

export type RestoringContext<State> = {
  /** What is saved and shared until it has come back: another way there would be nothing of it yet. */
  readonly state: State | undefined;
};

/**
 * Holds a loaded state of a 3D tool back until the tool is ready for it; one that is loaded meanwhile takes its place.
 *
 *     idle ─state loaded→ pausing ─1 s→ idle
 */
export function restoringMachine<State>() {
  return setup({
    types: {
      context: {} as RestoringContext<State>,
      events: {} as StateLoaded<State>,
      emitted: {} as StateDue<State>,
    },
    actions: {
      tell: enqueueActions(({ enqueue, context: { state } }) => {
        if (state !== undefined) enqueue.emit({ type: 'state.due', state });
      }),
    },
    delays: { reloadPause: RELOAD_PAUSE_MS },
  }).createMachine({
    id: 'restoring',
    context: { state: undefined },
    initial: 'idle',
    on: {
      'state.loaded': {
        target: '.pausing',
        reenter: true,
        actions: assign({ state: ({ event }) => event.state }),
      },
    },
    states: {
      idle: { entry: assign({ state: undefined }) },
      pausing: { after: { reloadPause: { target: 'idle', actions: 'tell' } } },
    },
  });
}

export type RestoringActor<State> = ActorRefFrom<ReturnType<typeof restoringMachine<State>>>;
