import { assign, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { OrbitNow, OrbitNowQuery } from '#contract/opt/orbit-now.ts';
import { notProvided } from '../kit/not-provided.ts';
import { wasAborted } from '../kit/was-aborted.ts';

type OrbitNowContext = {
  readonly query: OrbitNowQuery;
  readonly answer: OrbitNow | undefined;
  readonly failure: Failure | undefined;
};

/**
 * Where the orbit of one object comes from, and how far its place may be off now: requested once, when a user looks.
 *
 *     requesting → known
 *       ↑ └→ failed
 *       └ retry.requested
 */
export const orbitNowMachine = setup({
  types: {
    context: {} as OrbitNowContext,
    events: {} as { readonly type: 'retry.requested' },
    input: {} as OrbitNowQuery,
  },
  actors: { requestOrbit: fromPromise<OrbitNow, OrbitNowQuery>(notProvided) },
}).createMachine({
  id: 'orbitNow',
  context: ({ input }) => ({ query: input, answer: undefined, failure: undefined }),
  initial: 'requesting',
  states: {
    requesting: {
      invoke: {
        src: 'requestOrbit',
        input: ({ context }) => context.query,
        onDone: { target: 'known', actions: assign({ answer: ({ event }) => event.output }) },
        onError: [
          { guard: wasAborted, target: 'requesting', reenter: true },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    known: { type: 'final' },
    failed: {
      on: { 'retry.requested': { target: 'requesting', actions: assign({ failure: undefined }) } },
    },
  },
});
