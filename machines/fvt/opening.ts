import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  type EventObject,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import type { CloseApproach, CloseApproaches } from '#contract/fvt/close-approaches.ts';
import { FEATURED_YEARS } from '#contract/fvt/featured-objects.ts';
import { notProvided } from '../kit/not-provided.ts';
import { daysAround, searchDays, type TimeRange, yearsAround } from '../kit/time-range.ts';
import { timeLimits } from '../kit/timeline-limits.ts';
import type { SearchAnswer, SearchInputs, SearchProgress } from './approach-search-events.ts';
import { FIRST_BODIES } from './body-choice.ts';
import { featuredAmong, nearestAmong } from './featured-approaches.ts';
import { PREPARED_YEARS } from './search-rules.ts';

/** Days after today whose approaches are listed first. */
const NEXT_DAYS = 14;

/** Approaches that are listed at least, where the service has prepared those of later days. */
const FEWEST_NEXT = 8;

export type OpeningContext = {
  readonly nowMs: number;
  /** The next approaches, in order of date. */
  readonly next: readonly CloseApproach[];
  /** Whether no more will be listed. */
  readonly isNextSettled: boolean;
  /** Progress of a search that the service has not prepared. */
  readonly progress: SearchProgress | undefined;
  /** Approaches of later days have not been prepared, and are not waited for. */
  readonly isLaterUnprepared: boolean;
  /** The nearest first. */
  readonly featured: readonly CloseApproach[];
  /** The approach shown in the scene until then. */
  readonly previewed: CloseApproach | undefined;
};

export type OpeningEvent =
  /** The tool is shown, and no address or saved state has anything else to show. */
  { readonly type: 'opening.entered' } | { readonly type: 'opening.left' };

/** An approach is to be seen in the scene while none is chosen. */
export type OpeningEmitted = { readonly type: 'preview.due'; readonly approach: CloseApproach };

/**
 * Shown before the first search: the next approaches to the Earth, and those of featured objects.
 *
 *     next      idle ─entered→ looking ─few, and all prepared→ lookingFarther → known
 *                  ↑ └──left── │ └→ known or missing
 *     featured  idle ─entered→ looking → known or missing
 *
 * A service that has not prepared the search lists what it finds in two weeks and is spared the rest.
 */
export const openingMachine = setup({
  types: {
    context: {} as OpeningContext,
    events: {} as OpeningEvent | SearchAnswer,
    emitted: {} as OpeningEmitted,
    input: {} as { nowMs: number },
  },
  actors: {
    /** Sends {@link SearchAnswer}; ended when the state is left. */
    searchApproaches: fromCallback<EventObject, SearchInputs>(() => void notProvided()),
    findFeatured: fromPromise<readonly CloseApproach[], TimeRange>(notProvided),
  },
  guards: {
    hasMorePrepared: ({ context: { progress, nowMs } }, { closeApproaches }: CloseApproaches) =>
      progress === undefined && upcoming(closeApproaches, nowMs).length < FEWEST_NEXT,
  },
  actions: {
    takeNext: assign(({ context: { nowMs } }, { closeApproaches }: CloseApproaches) => ({
      next: listedNext(closeApproaches, nowMs),
    })),
    settleNext: assign({ isNextSettled: true }),
    preview: enqueueActions(({ enqueue, context }) => {
      const { previewed, next, featured, isNextSettled, progress } = context;
      const isPrepared = progress === undefined;
      const approach = (isNextSettled ? nearestAmong(next) : undefined) ?? featured.at(0);
      if (previewed !== undefined || approach === undefined || (isPrepared && !isNextSettled)) return;
      enqueue.assign({ previewed: approach });
      enqueue.emit({ type: 'preview.due', approach });
    }),
  },
}).createMachine({
  id: 'opening',
  context: ({ input: { nowMs } }) => ({
    nowMs,
    next: [],
    isNextSettled: false,
    progress: undefined,
    isLaterUnprepared: false,
    featured: [],
    previewed: undefined,
  }),
  type: 'parallel',
  states: {
    next: {
      initial: 'idle',
      on: { 'opening.left': '.deciding' },
      states: {
        deciding: {
          always: [{ guard: ({ context }) => context.isNextSettled, target: 'known' }, { target: 'idle' }],
        },
        idle: { on: { 'opening.entered': 'looking' } },
        looking: {
          invoke: {
            src: 'searchApproaches',
            input: ({ context: { nowMs } }) => searchOf(nextDays(nowMs), nowMs),
          },
          on: {
            'search.progressed': {
              guard: ({ event: { progress } }) => progress.searched < progress.total,
              actions: [
                assign(({ context: { nowMs }, event: { approaches, progress } }) => ({
                  next: listedNext(approaches, nowMs),
                  progress,
                })),
                'preview',
              ],
            },
            'search.answered': [
              {
                guard: { type: 'hasMorePrepared', params: ({ event }) => event.answer },
                target: 'lookingFarther',
                actions: { type: 'takeNext', params: ({ event }) => event.answer },
              },
              {
                target: 'known',
                actions: { type: 'takeNext', params: ({ event }) => event.answer },
              },
            ],
            'search.broken': 'missing',
          },
        },
        lookingFarther: {
          invoke: {
            src: 'searchApproaches',
            input: ({ context: { nowMs } }) => searchOf(yearsAround(nowMs, 0, PREPARED_YEARS), nowMs),
          },
          on: {
            'search.progressed': {
              guard: ({ event: { progress } }) => progress.searched < progress.total,
              target: 'known',
              actions: assign({ isLaterUnprepared: true }),
            },
            'search.answered': {
              target: 'known',
              actions: { type: 'takeNext', params: ({ event }) => event.answer },
            },
            'search.broken': 'known',
          },
        },
        known: { entry: ['settleNext', 'preview'] },
        missing: { entry: ['settleNext', 'preview'], on: { 'opening.entered': 'looking' } },
      },
    },
    featured: {
      initial: 'idle',
      on: { 'opening.left': '.deciding' },
      states: {
        deciding: {
          always: [
            { guard: ({ context }) => context.featured.length > 0, target: 'known' },
            { target: 'idle' },
          ],
        },
        idle: { on: { 'opening.entered': 'looking' } },
        looking: {
          invoke: {
            src: 'findFeatured',
            input: ({ context: { nowMs } }) =>
              searchDays(yearsAround(nowMs, 0, FEATURED_YEARS), timeLimits(nowMs)),
            onDone: {
              target: 'known',
              actions: [assign({ featured: ({ event }) => featuredAmong(event.output) }), 'preview'],
            },
            onError: 'missing',
          },
        },
        known: {},
        missing: { on: { 'opening.entered': 'looking' } },
      },
    },
  },
});

export type OpeningActor = ActorRefFrom<typeof openingMachine>;

/** The days whose approaches are listed first: today and two weeks, whole days UTC. */
export function nextDays(nowMs: number): TimeRange {
  return searchDays(daysAround(nowMs, 0, NEXT_DAYS), timeLimits(nowMs));
}

function searchOf(days: TimeRange, nowMs: number): SearchInputs {
  return { bodies: FIRST_BODIES, days: searchDays(days, timeLimits(nowMs)), objects: [] };
}

/** The approaches of the next two weeks, with later ones where these are too few for the list. */
function listedNext(approaches: readonly CloseApproach[], nowMs: number): readonly CloseApproach[] {
  const all = upcoming(approaches, nowMs);
  const { endMs } = nextDays(nowMs);
  const soon = all.filter(({ datetime }) => Date.parse(datetime) <= endMs);
  return all.slice(0, Math.max(soon.length, FEWEST_NEXT));
}

function upcoming(approaches: readonly CloseApproach[], nowMs: number): readonly CloseApproach[] {
  return approaches.filter(({ datetime }) => Date.parse(datetime) >= nowMs);
}
