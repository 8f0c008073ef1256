import { assign, enqueueActions, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { AsteroidsByName } from '#contract/asteroid.ts';
import type { CloseApproach, CloseApproaches } from '#contract/fvt/close-approaches.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { notProvided } from '../kit/not-provided.ts';
import { searchDays } from '../kit/time-range.ts';
import { daysAfter } from './search-rules.ts';
import type {
  ApproachSearchContext,
  ApproachSearchEmitted,
  ApproachSearchEvent,
  SearchAnswer,
  SearchInputs,
} from './approach-search-events.ts';

/** What the states of the search for close approaches have in common: their types, and the names of their actors, guards and actions. */
export const approachSearchParts = setup({
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
    /** Sends {@link SearchAnswer}; ended when the state is left. */
    searchApproaches: fromCallback<EventObject, SearchInputs>(() => void notProvided()),
    listApproaches: fromPromise<readonly CloseApproach[], SearchInputs>(notProvided),
  },
  guards: {
    hasBodies: ({ context }) => context.bodies.length > 0,
    isFollowed: ({ context }, { closeApproaches }: CloseApproaches) =>
      closeApproaches.length === 0 && daysAfter(context, context.nowMs) !== undefined,
    isAddressed: ({ context }) => context.address?.search !== undefined,
  },
  actions: {
    forget: assign({ noneFound: false }),
    forgetAddress: assign({ address: undefined }),
    takeAnswer: enqueueActions(({ enqueue, context }, { closeApproaches, errors }: CloseApproaches) => {
      const noneFound = closeApproaches.length === 0;
      const addressed: CloseApproach | undefined =
        context.address?.search === undefined ? undefined : closeApproaches[0];
      const isPartial = errors.length > 0;
      enqueue.assign({
        approaches: closeApproaches,
        noneFound,
        isPartial,
        progress: undefined,
        address: undefined,
      });
      enqueue.emit({ type: 'approaches.listed', approaches: closeApproaches, addressed });
      if (noneFound) enqueue.emit({ type: 'approaches.missing', isPanelOpen: context.isPanelOpen, errors });
      else if (isPartial) enqueue.emit({ type: 'approaches.partial', errors });
    }),
    takeAddress: enqueueActions(({ enqueue, context }, { asteroids }: AsteroidsByName) => {
      const search = context.address?.search;
      enqueue.assign({
        objects: asteroids.slice(0, 1),
        ...(search && { bodies: [search.body], days: searchDays(search.days, context.limits) }),
      });
    }),
  },
});
