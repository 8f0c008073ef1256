import { type ActorRefFrom, assign, emit, type EventObject, fromCallback, setup } from 'xstate';
import type { Failure } from '#contract/rest/failure.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import type { SwarmNames } from '#contract/nov/swarm.ts';
import type { PopulationPart } from '#contract/sovt/population-bytes.ts';
import type { PopulationQuery } from '#contract/sovt/population.ts';
import type { PopulationOrder } from '#contract/sovt/sovt-state.ts';
import { SOVT_RANGES } from '#contract/sovt/ranges.ts';
import { notProvided } from '../kit/not-provided.ts';
import { type FailureReported, reportOf } from '../popups/notice.ts';
import { DEFAULT_MAGNITUDE_LIMIT } from './parameter-fields.ts';
import {
  BRIGHTEST_FIRST,
  orderAfterHead,
  type PopulationColumn,
  type PopulationRow,
  rowsOfPart,
} from './population-list.ts';
import { isSamePopulation } from './population-query.ts';

/** All near-Earth objects: their orbits, and what they are called, in the same order. */
export type PopulationObjects = { readonly swarm: SwarmFile; readonly names: SwarmNames };

export type PopulationContext = {
  /** The present, UTC milliseconds. */
  readonly now: () => number;
  /** Whether it is listed, and in the scene. */
  readonly isOpen: boolean;
  /** Faintest V magnitude. */
  readonly magnitudeLimit: number;
  /** Whether comets that count as lost are listed, too. */
  readonly includesLost: boolean;
  /** What was requested last. */
  readonly query: PopulationQuery | undefined;
  /** Undefined until they have come. */
  readonly objects: PopulationObjects | undefined;
  /** What has come of the response, and its objects. */
  readonly parts: readonly PopulationPart[];
  readonly rows: readonly PopulationRow[];
  readonly phrase: string;
  readonly order: PopulationOrder;
};

/** Parts of a response: the objects first, then how bright they get. */
export type PopulationAnswered =
  | { readonly type: 'objects.arrived'; readonly objects: PopulationObjects }
  | { readonly type: 'parts.arrived'; readonly parts: readonly PopulationPart[] }
  | { readonly type: 'population.complete' }
  | { readonly type: 'population.failed'; readonly failure: Failure };

export type PopulationEvent =
  /** The list is opened, and searched for where it is not there. */
  | { readonly type: 'population.queried'; readonly query: PopulationQuery }
  /** The button that opens the list, or requests it again after a change. */
  | { readonly type: 'population.requested' }
  | { readonly type: 'population.closed' }
  /** A saved state had it open. */
  | {
      readonly type: 'population.restored';
      readonly magnitudeLimit: number;
      readonly includesLost: boolean;
      readonly order: PopulationOrder;
    }
  | { readonly type: 'limit.chosen'; readonly magnitudeLimit: number }
  /** The switch of lost comets; nothing is requested again. */
  | { readonly type: 'lost.switched'; readonly includesLost: boolean }
  | { readonly type: 'phrase.typed'; readonly phrase: string }
  | { readonly type: 'head.pressed'; readonly column: PopulationColumn };

export type PopulationEmitted =
  /** The population is to be requested with the present limits and time frame. */
  { readonly type: 'query.needed'; readonly nowMs: number } | FailureReported;

/**
 * All near-Earth objects: how bright each gets, and when it can be seen next.
 *
 *     idle ─queried→ looking ─complete, failed or closed→ idle
 *
 * Another question replaces the first. What was found stays when the list is closed.
 */
export const populationMachine = setup({
  types: {
    context: {} as PopulationContext,
    events: {} as PopulationEvent | PopulationAnswered,
    emitted: {} as PopulationEmitted,
    /** The present, UTC milliseconds. */
    input: {} as { now: () => number },
    tags: {} as 'busy',
  },
  actors: {
    /** Sends {@link PopulationAnswered}; ended when the state is left. */
    look: fromCallback<EventObject, { query: PopulationQuery }>(() => void notProvided()),
  },
  actions: {
    requestQuery: emit(({ context }) => ({ type: 'query.needed', nowMs: context.now() })),
  },
  guards: {
    isKnown: ({ context: { query } }, next: PopulationQuery) => isSamePopulation(query, next),
  },
}).createMachine({
  id: 'population',
  context: ({ input: { now } }) => ({
    now,
    isOpen: false,
    magnitudeLimit: DEFAULT_MAGNITUDE_LIMIT,
    includesLost: false,
    query: undefined,
    objects: undefined,
    parts: [],
    rows: [],
    phrase: '',
    order: BRIGHTEST_FIRST,
  }),
  initial: 'idle',
  on: {
    'population.queried': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event.query },
        actions: assign({ isOpen: true }),
      },
      {
        target: '.looking',
        reenter: true,
        actions: assign(({ event: { query } }) => ({ isOpen: true, query, parts: [], rows: [] })),
      },
    ],
    'population.requested': { actions: 'requestQuery' },
    'population.closed': { actions: assign({ isOpen: false }) },
    'population.restored': {
      actions: [
        assign(({ event: { magnitudeLimit, includesLost, order } }) => ({
          magnitudeLimit,
          includesLost,
          order,
        })),
        'requestQuery',
      ],
    },
    'limit.chosen': {
      actions: [
        assign(({ event }) => ({ magnitudeLimit: withinLimits(event.magnitudeLimit) })),
        'requestQuery',
      ],
    },
    'lost.switched': { actions: assign(({ event: { includesLost } }) => ({ includesLost })) },
    'phrase.typed': { actions: assign(({ event: { phrase } }) => ({ phrase })) },
    'head.pressed': {
      actions: assign(({ context, event }) => ({ order: orderAfterHead(context.order, event.column) })),
    },
  },
  states: {
    idle: {},
    looking: {
      tags: 'busy',
      invoke: { src: 'look', input: ({ context }) => ({ query: context.query ?? {} }) },
      on: {
        'objects.arrived': { actions: assign(({ event: { objects } }) => ({ objects })) },
        'parts.arrived': { actions: assign(({ context, event }) => withParts(context, event.parts)) },
        'population.complete': 'idle',
        'population.closed': {
          target: 'idle',
          actions: assign({ isOpen: false, query: undefined }),
        },
        'population.failed': {
          target: 'idle',
          actions: [assign({ query: undefined }), emit(({ event }) => reportOf(event.failure))],
        },
      },
    },
  },
});

export type PopulationActor = ActorRefFrom<typeof populationMachine>;

function withParts(
  { objects, parts, rows }: PopulationContext,
  arrived: readonly PopulationPart[],
): Partial<PopulationContext> {
  if (objects === undefined) return {};
  const { names } = objects;
  return {
    parts: [...parts, ...arrived],
    rows: rows.concat(...arrived.map((part) => rowsOfPart(part, names))),
  };
}

function withinLimits(magnitude: number): number {
  const { min, max } = SOVT_RANGES.magnitudeLimit;
  return Math.min(max, Math.max(min, magnitude));
}
