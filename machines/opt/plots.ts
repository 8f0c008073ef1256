import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { PlotTables } from '#contract/calculation.ts';
import { type Failure, failureOf } from '#contract/failure.ts';
import { notProvided } from '../kit/not-provided.ts';

export type PlotsContext = {
  /** Of the finished calculation whose plots are wanted. */
  readonly token: string;
  /** At the epochs of the calculation. */
  readonly longTerm: PlotTables | undefined;
  /** Every half hour. */
  readonly shortTerm: PlotTables | undefined;
};

/** Told to whoever started the plots: one of the tables could not be had. */
export type PlotsFailed = { readonly type: 'plots.failed'; readonly failure: Failure };

/**
 * The tables behind the plots of a finished calculation; each is asked for once, and neither waits for the other.
 *
 *     longTerm:  loading → ready, or failed
 *     shortTerm: loading → ready, or failed
 *
 * It lives as long as the results do; stopping it aborts what is under way.
 */
export const plotsMachine = setup({
  types: { context: {} as PlotsContext, input: {} as { token: string } },
  actors: {
    loadLongTerm: fromPromise<PlotTables, { token: string }>(notProvided),
    loadShortTerm: fromPromise<PlotTables, { token: string }>(notProvided),
  },
  actions: {
    tellFailure: sendParent((_, { error }: { error: unknown }) => ({
      type: 'plots.failed',
      failure: failureOf(error),
    })),
  },
}).createMachine({
  id: 'plots',
  context: ({ input: { token } }) => ({ token, longTerm: undefined, shortTerm: undefined }),
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
              actions: { type: 'tellFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        ready: {},
        failed: {},
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
              actions: { type: 'tellFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        ready: {},
        failed: {},
      },
    },
  },
});
