import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  type EventObject,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import type { AsteroidsByName } from '#contract/asteroid.ts';
import { failureOf } from '#contract/failure.ts';
import type { CloseApproach, CloseApproaches } from '#contract/fvt/close-approaches.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { notProvided } from '../kit/not-provided.ts';
import { searchDays, type TimeRange } from '../kit/time-range.ts';
import { timeLimits } from '../kit/timeline-limits.ts';
import { NO_FILTER, withFilterEnd, withoutFilter } from './approach-filter.ts';
import { orderAfterPress } from './approach-order.ts';
import type {
  ApproachSearchContext,
  ApproachSearchEmitted,
  ApproachSearchEvent,
  SearchAnswer,
  SearchInputs,
} from './approach-search-events.ts';
import { everyBody, FIRST_BODIES, withBody } from './body-choice.ts';
import { defaultSearchDays } from './fvt-tables.ts';
import { daysFrom, daysUntil } from './search-rules.ts';

/**
 * The search for close approaches.
 *
 *     bodies  asking → known
 *             ↑ └→ missing
 *             └ requested
 *     search  idle ─search requested→ searching ─answered, broken or stopped→ idle
 *             ↑ ↓ address opened                ↑
 *             lookingUp ─found, with days to search
 *
 * Whatever is chosen while it searches ends the search: its answer would be to another question.
 */
export const approachSearchMachine = setup({
  types: {
    context: {} as ApproachSearchContext,
    events: {} as ApproachSearchEvent | SearchAnswer,
    emitted: {} as ApproachSearchEmitted,
    input: {} as { nowMs: number },
    tags: {} as 'searching' | 'busy',
  },
  actors: {
    listBodies: fromPromise<readonly MainBodyRecord[]>(notProvided),
    findByNames: fromPromise<AsteroidsByName, { names: readonly string[] }>(notProvided),
    /** Tells {@link SearchAnswer}; ended when the state is left. */
    searchApproaches: fromCallback<EventObject, SearchInputs>(() => void notProvided()),
  },
  guards: {
    hasBodies: ({ context }) => context.bodies.length > 0,
    isAsked: ({ context }) => context.address?.search !== undefined,
  },
  actions: {
    forget: assign({ noneFound: false }),
    forgetAddress: assign({ address: undefined }),
    takeAnswer: enqueueActions(({ enqueue, context }, { closeApproaches, errors }: CloseApproaches) => {
      const noneFound = closeApproaches.length === 0;
      const wanted: CloseApproach | undefined =
        context.address?.search === undefined ? undefined : closeApproaches[0];
      const isPartial = errors.length > 0;
      enqueue.assign({
        approaches: closeApproaches,
        noneFound,
        isPartial,
        progress: undefined,
        address: undefined,
      });
      enqueue.emit({ type: 'approaches.listed', approaches: closeApproaches, wanted });
      if (noneFound) enqueue.emit({ type: 'approaches.missing', isPanelOpen: context.isPanelOpen });
      if (isPartial) enqueue.emit({ type: 'approaches.partial', errors });
    }),
    takeAddress: enqueueActions(({ enqueue, context }, { asteroids }: AsteroidsByName) => {
      const search = context.address?.search;
      enqueue.assign({
        objects: asteroids.slice(0, 1),
        ...(search && { bodies: [search.body], days: searchDays(search.days, context.limits) }),
      });
    }),
  },
}).createMachine({
  id: 'approachSearch',
  context: ({ input: { nowMs } }) => ({
    known: [],
    bodies: FIRST_BODIES,
    days: defaultSearchDays(nowMs),
    limits: timeLimits(nowMs),
    objects: [],
    approaches: [],
    noneFound: false,
    isPartial: false,
    progress: undefined,
    order: undefined,
    filter: NO_FILTER,
    isPanelOpen: true,
    address: undefined,
  }),
  type: 'parallel',
  on: {
    'head.pressed': {
      actions: assign({ order: ({ context, event }) => orderAfterPress(context.order, event.column) }),
    },
    'order.chosen': {
      actions: assign({
        order: ({ event: { by } }) => (by === undefined ? undefined : { by, direction: 'ascending' }),
      }),
    },
    'filter-end.chosen': {
      actions: assign({
        filter: ({ context, event }) => withFilterEnd(context.filter, event.quantity, event),
      }),
    },
    'filter.cleared': {
      actions: assign({ filter: ({ context, event }) => withoutFilter(context.filter, event.quantity) }),
    },
    'panel.turned': { actions: assign({ isPanelOpen: ({ event }) => event.isOpen }) },
  },
  states: {
    bodies: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'listBodies',
            onDone: { target: 'known', actions: assign({ known: ({ event }) => event.output }) },
            onError: {
              target: 'missing',
              actions: emit(({ event }) => ({ type: 'bodies.failed', failure: failureOf(event.error) })),
            },
          },
        },
        known: { entry: emit({ type: 'bodies.settled' }) },
        missing: { entry: emit({ type: 'bodies.settled' }), on: { 'bodies.requested': 'asking' } },
      },
    },
    search: {
      initial: 'idle',
      on: {
        'body.pressed': {
          target: '.idle',
          actions: [
            'forget',
            'forgetAddress',
            assign({
              bodies: ({ context, event }) => withBody(context.bodies, event.body, everyBody(context.known)),
            }),
          ],
        },
        'all-bodies.pressed': {
          target: '.idle',
          actions: ['forget', 'forgetAddress', assign({ bodies: ({ context }) => everyBody(context.known) })],
        },
        'bodies.cleared': { target: '.idle', actions: ['forget', 'forgetAddress', assign({ bodies: [] })] },
        'first-day.chosen': {
          target: '.idle',
          actions: [
            'forgetAddress',
            assign({
              days: ({ context: { days, limits }, event }) => searchDays(daysFrom(days, event.ms), limits),
            }),
          ],
        },
        'last-day.chosen': {
          target: '.idle',
          actions: [
            'forgetAddress',
            assign({
              days: ({ context: { days, limits }, event }) => searchDays(daysUntil(days, event.ms), limits),
            }),
          ],
        },
        'objects.saved': {
          target: '.idle',
          actions: ['forgetAddress', assign({ objects: ({ event }) => event.objects })],
        },
        'address.opened': {
          target: '.lookingUp',
          actions: assign({ address: ({ event }) => event.address }),
        },
        'search.requested': { guard: 'hasBodies', target: '.searching', actions: 'forgetAddress' },
        'search.loaded': [
          {
            guard: ({ event }) => event.selected !== undefined,
            target: '.searching',
            actions: [
              'forgetAddress',
              assign(({ context, event: { inputs, filter, selected } }) => ({
                ...within(inputs, context.limits),
                filter,
                approaches: selected === undefined ? [] : [selected],
                isPartial: true,
              })),
            ],
          },
          {
            target: '.idle',
            actions: [
              'forgetAddress',
              assign(({ context, event: { inputs, filter } }) => ({
                ...within(inputs, context.limits),
                filter,
                approaches: [],
                isPartial: false,
              })),
            ],
          },
        ],
      },
      states: {
        idle: { entry: assign({ progress: undefined }) },
        lookingUp: {
          tags: 'busy',
          invoke: {
            src: 'findByNames',
            input: ({ context }) => ({ names: [context.address?.object ?? ''] }),
            onDone: [
              {
                guard: ({ event }) => event.output.asteroids.length === 0,
                target: 'idle',
                actions: [
                  emit(({ context, event }) => ({
                    type: 'object.unknown',
                    phrase: context.address?.object ?? '',
                    suggestions: event.output.errors.flatMap(({ suggestions = [] }) => suggestions),
                  })),
                  'forgetAddress',
                ],
              },
              {
                guard: 'isAsked',
                target: 'searching',
                actions: { type: 'takeAddress', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: [{ type: 'takeAddress', params: ({ event }) => event.output }, 'forgetAddress'],
              },
            ],
            onError: {
              target: 'idle',
              actions: emit(({ event }) => ({ type: 'lookup.failed', failure: failureOf(event.error) })),
            },
          },
        },
        searching: {
          tags: ['searching', 'busy'],
          entry: 'forget',
          invoke: {
            src: 'searchApproaches',
            input: ({ context: { bodies, days, objects } }) => ({ bodies, days, objects }),
          },
          on: {
            'search.progressed': {
              actions: assign(({ event: { approaches, progress } }) => ({
                approaches,
                progress,
                isPartial: true,
              })),
            },
            'search.answered': {
              target: 'idle',
              actions: { type: 'takeAnswer', params: ({ event }) => event.answer },
            },
            'search.broken': {
              target: 'idle',
              actions: [
                assign({ approaches: [] }),
                emit(({ event: { failure } }) => ({ type: 'approaches.failed', failure })),
              ],
            },
            'search.stopped': {
              target: 'idle',
              actions: ['forgetAddress', emit({ type: 'search.cancelled' })],
            },
          },
        },
      },
    },
  },
});

export type ApproachSearchActor = ActorRefFrom<typeof approachSearchMachine>;

/** What was saved of a search, its days in order and within those that there are. */
function within(inputs: SearchInputs, limits: TimeRange): SearchInputs {
  const { startMs, endMs } = inputs.days;
  const days = { startMs: Math.min(startMs, endMs), endMs: Math.max(startMs, endMs) };
  return { ...inputs, days: searchDays(days, limits) };
}
