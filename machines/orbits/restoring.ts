import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { ObjectsHanded } from '../objects/handed-objects.ts';
import type { NamedObject } from '../objects/object-messages.ts';
import type { Reactions } from '../popups/coordinator.ts';
import { RELOAD_PAUSE_MS, type RestoringContext, type StateLoaded } from '../saved-state/restoring.ts';
import type { ListFields } from './saved-list.ts';

/** The state is applied now. */
export type StateDue<State> = { readonly type: 'state.due'; readonly state: State };

/** Objects that an address names, or another tool hands over. */
export type ObjectsJoining = NamedObject | ObjectsHanded;

type Context<State> = RestoringContext<State> & {
  /** Objects that came while the state was loaded; they join after it, as it would replace them. */
  readonly joining: readonly ObjectsJoining[];
};

/**
 * Holds a loaded state of a 3D tool back until the tool is ready for it; one that is loaded meanwhile replaces it, objects
 * that come meanwhile join it.
 *
 *     idle ─state loaded→ pausing ─1 s→ idle
 */
export function restoringMachine<State>() {
  return setup({
    types: {
      context: {} as Context<State>,
      events: {} as StateLoaded<State> | ObjectsJoining,
      emitted: {} as StateDue<State> | ObjectsJoining,
      tags: {} as 'holding',
    },
    actions: {
      join: assign({
        joining: ({ context: { joining } }, event: ObjectsJoining) => [...joining, event],
      }),
      release: enqueueActions(({ enqueue, context: { state, joining } }) => {
        if (state !== undefined) enqueue.emit({ type: 'state.due', state });
        for (const event of joining) enqueue.emit(event);
      }),
    },
    delays: { reloadPause: RELOAD_PAUSE_MS },
  }).createMachine({
    id: 'restoring',
    context: { state: undefined, joining: [] },
    initial: 'idle',
    on: {
      'state.loaded': {
        target: '.pausing',
        reenter: true,
        actions: assign({ state: ({ event }) => event.state }),
      },
    },
    states: {
      idle: { entry: assign({ state: undefined, joining: [] }) },
      pausing: {
        tags: 'holding',
        on: {
          'object.requested': { actions: { type: 'join', params: ({ event }) => event } },
          'objects.handed': { actions: { type: 'join', params: ({ event }) => event } },
        },
        after: { reloadPause: { target: 'idle', actions: 'release' } },
      },
    },
  });
}

/** A workflow with objects that wait for a state of any tool. */
export type Joining = {
  readonly getSnapshot: () => { readonly context: { readonly joining: readonly ObjectsJoining[] } };
};

/** Where an address waits, and where it is looked up. */
type Addressed = {
  readonly restoring: ReturnType<Joining['getSnapshot']>;
  readonly objects: { readonly context: { readonly phrase: string } };
};

/** Whether the object that an address names is still to come: waiting, looked up, or not given by a service that failed. */
export function isAddressOpen({ restoring, objects }: Addressed): boolean {
  return restoring.context.joining.length > 0 || objects.context.phrase !== '';
}

export type RestoringActor<State> = ActorRefFrom<ReturnType<typeof restoringMachine<State>>>;

/** A workflow that holds the state of any tool back. */
type Holding = { readonly restoring: { readonly hasTag: (tag: 'holding') => boolean } };

/** The commands about added objects: while a state waits, they wait as well and join it. */
export function joiningReactions<Tool, Outcome>(
  reactions: Reactions<ObjectsJoining, Tool, Outcome>,
): Reactions<ObjectsJoining, Tool & Holding, Outcome | DeferredJoin> {
  const isHolding = ({ restoring }: Holding) => restoring.hasTag('holding');
  return {
    'object.requested': (event, tool) =>
      isHolding(tool) ? [{ to: 'restoring', event }] : reactions['object.requested'](event, tool),
    'objects.handed': (event, tool) =>
      isHolding(tool) ? [{ to: 'restoring', event }] : reactions['objects.handed'](event, tool),
  };
}

type DeferredJoin = { readonly to: 'restoring'; readonly event: ObjectsJoining };

/**
 * The list of a visit after one that an address brought: without the objects that came by the address.
 *
 * @param brought their designators.
 */
export function listAfterVisit<State extends ListFields>(left: State, brought: readonly string[]): State {
  const stay = (designators: readonly string[]) => designators.filter((each) => !brought.includes(each));
  const { selectedObjectName } = left;
  return {
    ...left,
    finalAsteroidsList: left.finalAsteroidsList.filter(({ designator }) => !brought.includes(designator)),
    checkedObjects: stay(left.checkedObjects),
    perturbedObjects: stay(left.perturbedObjects),
    keplerianOnlyObjects: stay(left.keplerianOnlyObjects),
    selectedObjectName: brought.includes(selectedObjectName ?? '') ? null : selectedObjectName,
  };
}
