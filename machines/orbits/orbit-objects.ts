import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { AsteroidsByName } from '#contract/asteroid.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { notProvided } from '../kit/not-provided.ts';
import { type NamedObject, nameIn, type ObjectUnknown, unknownIn } from '../objects/object-messages.ts';
import { type OrbitChange, orbitChanges } from './orbit-changes.ts';
import { type ListEvent, listAfter } from './orbit-list-events.ts';
import { type Focus, type OrbitList, rowOf, SUN_FOCUS } from './orbit-list.ts';

export type OrbitObjectsContext = OrbitList & {
  /** What an address requested, until it is found or known to be unknown; empty for nothing. */
  readonly phrase: string;
};

export type OrbitObjectsEvent =
  | ListEvent
  | NamedObject
  /** Another list has been requested, which what is looked up would come into. */
  | { readonly type: 'lookup.abandoned' }
  /** The scene was right-clicked. */
  | { readonly type: 'focus.reset' };

/** Pause before what failed in passing may be tried again, milliseconds. */
export const RETRIABLE_MS = 30_000;

export type OrbitObjectsEmitted =
  | OrbitChange
  | ObjectIntroduced
  | ObjectUnknown
  | { readonly type: 'lookup.failed'; readonly failure: Failure }
  /** The switch of an object that is shown went off to make room for another. */
  | { readonly type: 'propagation.evicted'; readonly title: string };

/** Among objects that have just joined the list, the one that is selected, or the first where none can be. */
export type ObjectIntroduced = { readonly type: 'object.introduced'; readonly designator: string };

/**
 * The objects of an orbit tool: which are listed, shown, perturbed, highlighted and followed.
 *
 *     resting ─object requested→ lookingUp ─found, unknown, failed, another list saved, or abandoned→ resting
 *
 * Every change of the lists is a pure step of `orbit-list.ts`; what it means to orbits is emitted after it.
 */
export const orbitObjectsMachine = setup({
  types: {
    context: {} as OrbitObjectsContext,
    events: {} as OrbitObjectsEvent,
    emitted: {} as OrbitObjectsEmitted,
    /** What is followed at first, the Sun when left out; and whether unconfirmed objects can be selected. */
    input: {} as { readonly focus: Focus; readonly selectsUnconfirmed?: boolean } | undefined,
    tags: {} as 'busy',
  },
  actors: {
    /** Exact: by number and name, designation, number or name. */
    findByNames: fromPromise<AsteroidsByName, { names: readonly string[] }>(notProvided),
  },
  actions: {
    forgetPhrase: assign({ phrase: '' }),
    change: enqueueActions(({ enqueue, context, event }) => {
      const after = listAfter(context, event);
      if (after === context) return;
      enqueue.assign(after);
      for (const change of orbitChanges(context, after)) enqueue.emit(change);
      const [designator] = introducedBy(event, context, after);
      if (designator !== undefined) enqueue.emit({ type: 'object.introduced', designator });
    }),
    retryLater: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'perturbed.missing' || !event.isPassing) return;
      const { designator } = event;
      enqueue.raise(
        { type: 'perturbed.retriable', designator },
        { delay: RETRIABLE_MS, id: `retry ${designator}` },
      );
    }),
    reportEviction: enqueueActions(({ enqueue, context }, { designator }: { designator: string }) => {
      const row = rowOf(context, designator);
      if (row?.checked === true && row.perturbedOn)
        enqueue.emit({ type: 'propagation.evicted', title: row.title });
    }),
  },
}).createMachine({
  id: 'orbitObjects',
  context: ({ input }) => ({
    objects: [],
    selected: undefined,
    focus: input?.focus ?? SUN_FOCUS,
    impactors: [],
    selectsUnconfirmed: input?.selectsUnconfirmed ?? false,
    phrase: '',
  }),
  initial: 'resting',
  on: {
    'object.requested': {
      guard: ({ event }) => nameIn(event.phrase) !== '',
      target: '.lookingUp',
      reenter: true,
      actions: assign({ phrase: ({ event }) => nameIn(event.phrase) }),
    },
    'objects.saved': { actions: 'change' },
    'object.defined': { actions: 'change' },
    'object.redefined': { actions: 'change' },
    'object.deleted': { actions: 'change' },
    'objects.introduced': { actions: 'change' },
    'row.clicked': { actions: 'change' },
    'check.toggled': { actions: 'change' },
    'object.shown': { actions: 'change' },
    'propagation.toggled': { actions: 'change' },
    'propagation.chosen': { actions: 'change' },
    'focus.chosen': { actions: 'change' },
    'focus.reset': { actions: assign({ focus: undefined }) },
    'impactors.listed': { actions: 'change' },
    'list.loaded': { actions: 'change' },
    'keplerian.missing': { actions: 'change' },
    'perturbed.missing': { actions: ['change', 'retryLater'] },
    'perturbed.retriable': { actions: 'change' },
    'perturbed.evicted': { actions: [{ type: 'reportEviction', params: ({ event }) => event }, 'change'] },
    'impact.found': { actions: 'change' },
    'impact.missed': { actions: 'change' },
    /** Sent by the machine to itself. */
    'objects.found': { actions: 'change' },
  },
  states: {
    resting: {},
    lookingUp: {
      tags: 'busy',
      on: {
        'objects.saved': { target: 'resting', actions: ['change', 'forgetPhrase'] },
        'lookup.abandoned': { target: 'resting', actions: 'forgetPhrase' },
      },
      invoke: {
        src: 'findByNames',
        input: ({ context }) => ({ names: [context.phrase] }),
        onDone: [
          {
            guard: ({ event }) => event.output.asteroids.length === 0,
            target: 'resting',
            actions: [emit(({ context, event }) => unknownIn(event.output, context.phrase)), 'forgetPhrase'],
          },
          {
            target: 'resting',
            actions: [
              raise(({ event }) => ({ type: 'objects.found', objects: event.output.asteroids })),
              'forgetPhrase',
            ],
          },
        ],
        onError: {
          target: 'resting',
          actions: emit(({ event }) => ({ type: 'lookup.failed', failure: failureOf(event.error) })),
        },
      },
    },
  },
});

export type OrbitObjectsActor = ActorRefFrom<typeof orbitObjectsMachine>;

/** The objects that an event has brought, the one that it selects first. */
function introducedBy(event: OrbitObjectsEvent, before: OrbitList, after: OrbitList): readonly string[] {
  if (event.type === 'objects.found' && after.selected !== before.selected) return [after.selected ?? ''];
  if (event.type !== 'objects.introduced') return [];
  const { designators } = event;
  return designators.filter((designator) => designator === after.selected).concat(designators);
}
