import { type ActorRefFrom, assign, fromPromise, sendParent, setup } from 'xstate';
import type { PlotTables, ShortTermQuery } from '#contract/opt/calculation.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { notProvided } from '../../kit/not-provided.ts';
import { type LaterTables, windowStart } from './plot-windows.ts';

export type PlotsContext = {
  /** Token of the finished calculation whose plots are requested. */
  readonly token: string;
  /** Tables at the epochs of the calculation. */
  readonly longTerm: PlotTables | undefined;
  /** Tables of every half hour of the first thirty days. */
  readonly shortTerm: PlotTables | undefined;
  /** Tables of every half hour of other days that are looked at, or will be next. */
  readonly later: LaterTables;
  /** Windows that are requested now; the tables of others are dropped. */
  readonly requested: readonly number[];
  /** The window that is being loaded, or was loaded last. */
  readonly extendedBy: number;
  /** Start of the time frame, Julian date UTC. */
  readonly frameStart: number;
};

export type PlotsEvent =
  /** A table that failed is requested again. */
  | { readonly type: 'plots.retried' }
  /** The days that are looked at lie in these windows. */
  | WindowsRequested;

export type WindowsRequested = { readonly type: 'windows.requested'; readonly windows: readonly number[] };

type PlotsInput = Pick<PlotsContext, 'token' | 'frameStart'>;

/** Sent to the workflow that started the plots: one of the tables could not be obtained. */
export type PlotsFailed = { readonly type: 'plots.failed'; readonly failure: Failure };

/**
 * The tables behind the plots of a finished calculation; each is requested once, and neither waits for the other.
 *
 *     longTerm:  loading → ready, or failed ─retried→ loading
 *     shortTerm: loading → ready ⇄ extending, or failed ─retried→ loading
 *
 * It lives as long as the results do; stopping it aborts what is under way.
 */
export const plotsMachine = setup({
  types: {
    context: {} as PlotsContext,
    events: {} as PlotsEvent,
    input: {} as PlotsInput,
  },
  actors: {
    loadLongTerm: fromPromise<PlotTables, { token: string }>(notProvided),
    loadShortTerm: fromPromise<PlotTables, { token: string } & ShortTermQuery>(notProvided),
  },
  guards: {
    lacksWindow: ({ context }) => missingWindow(context) !== undefined,
  },
  actions: {
    reportFailure: sendParent((_, { error }: { error: unknown }) => ({
      type: 'plots.failed',
      failure: failureOf(error),
    })),
  },
}).createMachine({
  id: 'plots',
  context: ({ input }) => ({
    ...input,
    longTerm: undefined,
    shortTerm: undefined,
    later: {},
    requested: [],
    extendedBy: 0,
  }),
  on: {
    'windows.requested': {
      actions: assign(({ context: { later }, event: { windows } }) => ({
        requested: windows,
        later: Object.fromEntries(
          Object.entries(later).filter(([window]) => windows.includes(Number(window))),
        ),
      })),
    },
  },
  type: 'parallel',
  states: {
    longTerm: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadLongTerm',
            input: ({ context: { token } }) => ({ token }),
            onDone: { target: 'ready', actions: assign({ longTerm: ({ event }) => event.output }) },
            onError: {
              target: 'failed',
              actions: { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        ready: {},
        failed: { on: { 'plots.retried': 'loading' } },
      },
    },
    shortTerm: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadShortTerm',
            input: ({ context: { token } }) => ({ token }),
            onDone: { target: 'ready', actions: assign({ shortTerm: ({ event }) => event.output }) },
            onError: {
              target: 'failed',
              actions: { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        ready: { always: { guard: 'lacksWindow', target: 'extending' } },
        extending: {
          entry: assign({ extendedBy: ({ context }) => missingWindow(context) ?? 0 }),
          invoke: {
            src: 'loadShortTerm',
            input: ({ context }) => {
              const { token, frameStart, extendedBy } = context;
              return { token, julianDateStart: windowStart(extendedBy, frameStart) };
            },
            onDone: {
              target: 'ready',
              actions: assign({
                later: ({ context: { later, extendedBy }, event }) => ({
                  ...later,
                  [extendedBy]: event.output,
                }),
              }),
            },
            onError: {
              target: 'failed',
              actions: { type: 'reportFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        failed: {
          on: {
            'plots.retried': [
              { guard: ({ context }) => context.shortTerm === undefined, target: 'loading' },
              { target: 'ready' },
            ],
          },
        },
      },
    },
  },
});

export type PlotsActor = ActorRefFrom<typeof plotsMachine>;

/** The first requested window whose plots are not loaded. */
function missingWindow({ requested, later }: PlotsContext): number | undefined {
  return requested.find((window) => window > 0 && later[window] === undefined);
}
