import { type ActorRefFrom, type AnyActorRef, fromPromise, sendTo, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { TimeRange } from '../kit/time-range.ts';
import type { CalculatedObject } from './object-data.ts';

/** How an orbit is followed: by the full force model, or on the osculating conic. */
export type Propagation = 'perturbed' | 'keplerian';

/** The object whose path is requested, and how. */
export type PathQuery = {
  readonly calculated: CalculatedObject;
  /** The object's name, in calls and in messages. */
  readonly title: string;
  readonly propagation: Propagation;
  /** UTC milliseconds. */
  readonly range: TimeRange;
};

/** What a request sends to its reader; it ends with one of them. */
export type PathRequestEvent =
  | { readonly type: 'path.arrived'; readonly query: PathQuery; readonly path: SynodicFile }
  | { readonly type: 'path.failed'; readonly query: PathQuery; readonly failure: Failure };

type PathRequestInput = { readonly reader: AnyActorRef; readonly query: PathQuery };

/**
 * The path of one object.
 *
 *     requesting ─arrived or failed→ done
 *
 * Stopping the machine aborts the call.
 */
export const pathRequestMachine = setup({
  types: { context: {} as PathRequestInput, input: {} as PathRequestInput },
  actors: { loadPath: fromPromise<SynodicFile, PathQuery>(notProvided) },
  actions: {
    report: sendTo(
      ({ context }) => context.reader,
      (_, event: PathRequestEvent) => event,
    ),
  },
}).createMachine({
  id: 'pathRequest',
  context: ({ input }) => input,
  initial: 'requesting',
  states: {
    requesting: {
      invoke: {
        src: 'loadPath',
        input: ({ context }) => context.query,
        onDone: {
          target: 'done',
          actions: {
            type: 'report',
            params: ({ context: { query }, event }) => ({ type: 'path.arrived', query, path: event.output }),
          },
        },
        onError: {
          target: 'done',
          actions: {
            type: 'report',
            params: ({ context: { query }, event }) => ({
              type: 'path.failed',
              query,
              failure: failureOf(event.error),
            }),
          },
        },
      },
    },
    done: { type: 'final' },
  },
});

export type PathRequestActor = ActorRefFrom<typeof pathRequestMachine>;
