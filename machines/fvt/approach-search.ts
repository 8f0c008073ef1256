import { type ActorRefFrom, assign, emit } from 'xstate';
import { failureOf } from '#contract/rest/failure.ts';
import { timeLimits } from '../kit/timeline-limits.ts';
import { NO_FILTER, withFilterEnd, withoutFilter } from './approach-filter.ts';
import { orderAfterPress } from './approach-order.ts';
import { approachSearchParts } from './approach-search-parts.ts';
import { searchState } from './approach-searching.ts';
import { FIRST_BODIES } from './body-choice.ts';
import { defaultSearchDays } from './fvt-tables.ts';
import { canFollow, daysAfter } from './search-rules.ts';

/** The bodies that the service can search at. */
const bodiesState = approachSearchParts.createStateConfig({
  initial: 'requesting',
  states: {
    requesting: {
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
    missing: { entry: emit({ type: 'bodies.settled' }), on: { 'bodies.requested': 'requesting' } },
  },
});

/** The first approach after the days in which a search found none, or of chosen objects before any search. */
const followingState = approachSearchParts.createStateConfig({
  initial: 'unsought',
  on: {
    'body.pressed': '.unsought',
    'all-bodies.pressed': '.unsought',
    'bodies.cleared': '.unsought',
    'first-day.chosen': '.unsought',
    'last-day.chosen': '.unsought',
    'objects.saved': '.unsought',
    'address.opened': '.unsought',
    'search.requested': '.unsought',
    'search.loaded': '.unsought',
  },
  states: {
    unsought: {
      entry: assign({ following: undefined }),
      on: {
        'search.answered': {
          guard: { type: 'isFollowed', params: ({ event }) => event.answer },
          target: 'looking',
        },
        'following.requested': { guard: ({ context }) => canFollow(context), target: 'looking' },
      },
    },
    looking: {
      invoke: {
        src: 'listApproaches',
        input: ({ context, event }) => ({
          bodies: context.bodies,
          days:
            event.type === 'following.requested'
              ? { startMs: context.days.startMs, endMs: context.limits.endMs }
              : (daysAfter(context, context.nowMs) ?? context.days),
          objects: context.objects,
        }),
        onDone: { target: 'sought', actions: assign({ following: ({ event }) => event.output.at(0) }) },
        onError: 'unsought',
      },
    },
    sought: {},
  },
});

/**
 * The search for close approaches.
 *
 *     bodies  requesting → known
 *             ↑ └→ missing
 *             └ requested
 *     search  idle ─search requested→ searching ─ended, broken or stopped→ idle
 *             ↑ ↓ address opened                ↑
 *             lookingUp ─found, with days to search
 *     following  unsought ─none found, or requested→ looking → sought
 *                   ↑──── anything else is chosen ──│
 *
 * Whatever is chosen while it searches ends the search: its result would belong to another request.
 */
export const approachSearchMachine = approachSearchParts.createMachine({
  id: 'approachSearch',
  context: ({ input: { nowMs } }) => ({
    known: [],
    bodies: FIRST_BODIES,
    days: defaultSearchDays(nowMs),
    limits: timeLimits(nowMs),
    nowMs,
    objects: [],
    approaches: [],
    noneFound: false,
    isPartial: false,
    progress: undefined,
    following: undefined,
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
    bodies: bodiesState,
    search: searchState,
    following: followingState,
  },
});

export type ApproachSearchActor = ActorRefFrom<typeof approachSearchMachine>;
