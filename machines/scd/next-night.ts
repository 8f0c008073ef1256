import { itemAt } from '#engine/numbers-in.ts';
import { assign, fromPromise, setup } from 'xstate';
import { LAST_JULIAN_DATE } from '#contract/limits.ts';
import type { Trace, TracePoint } from '#contract/scd/trace-points.ts';
import type { TraceCall } from '#contract/scd/trace.ts';
import { notProvided } from '../kit/not-provided.ts';
import { isUpInTheDark } from './opening.ts';

/** How far ahead a night is searched for, first by the hour and then by four, days. */
const SEARCHES = [
  { ahead: 60, step: 1 / 24 },
  { ahead: 800, step: 1 / 6 },
] as const;

export type NextNightContext = {
  /** The path after which a night is searched for, and its end, Julian date UTC. */
  readonly requested: { readonly call: TraceCall; readonly after: number } | undefined;
  readonly search: number;
  /** The first moment at which the object is up in the dark. */
  readonly found: TracePoint | undefined;
};

export type NextNightEvent =
  | { readonly type: 'night.requested'; readonly call: TraceCall; readonly after: number }
  /** The path that is shown needs no other night. */
  | { readonly type: 'night.dropped' };

/**
 * The next night on which an object is up in the dark, after one on which it is not.
 *
 *     resting ─requested→ searching ─found→ found
 *                          ↑  └─────not→ next search, or none
 */
export const nextNightMachine = setup({
  types: { context: {} as NextNightContext, events: {} as NextNightEvent },
  actors: { loadTrace: fromPromise<Trace, TraceCall>(notProvided) },
  guards: {
    isFound: (_, { points }: Trace) => points.some(isUpInTheDark),
    isLast: ({ context: { search } }) => search + 1 === SEARCHES.length,
  },
}).createMachine({
  id: 'nextNight',
  context: { requested: undefined, search: 0, found: undefined },
  initial: 'resting',
  on: {
    'night.requested': {
      target: '.searching',
      reenter: true,
      actions: assign(({ event: { call, after } }) => ({
        requested: { call, after },
        search: 0,
        found: undefined,
      })),
    },
    'night.dropped': { target: '.resting', actions: assign({ requested: undefined, found: undefined }) },
  },
  states: {
    resting: {},
    searching: {
      invoke: {
        src: 'loadTrace',
        input: ({ context }) => callOf(context),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: assign({ found: ({ event }) => event.output.points.find(isUpInTheDark) }),
          },
          { guard: 'isLast', target: 'none' },
          {
            target: 'searching',
            reenter: true,
            actions: assign({ search: ({ context }) => context.search + 1 }),
          },
        ],
        onError: 'resting',
      },
    },
    found: {},
    none: {},
  },
});

/** @throws {RangeError} before a night is requested. */
function callOf({ requested, search }: NextNightContext): TraceCall {
  if (requested === undefined) throw new RangeError('no night is requested');
  const { call, after } = requested;
  const { ahead, step } = itemAt(SEARCHES, search);
  const window = {
    julianDateStart: after,
    julianDateEnd: Math.min(after + ahead, LAST_JULIAN_DATE),
    utcStart: undefined,
    utcEnd: undefined,
    step,
  };
  return call.kind === 'catalogue'
    ? { kind: call.kind, query: { ...call.query, ...window } }
    : { kind: call.kind, query: { ...call.query, ...window } };
}
