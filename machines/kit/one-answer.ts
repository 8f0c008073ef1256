import { assign, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { notProvided } from './not-provided.ts';
import { wasAborted } from './was-aborted.ts';

/**
 * A machine that requests one answer, once, when a user looks.
 *
 *     requesting → known
 *       ↑ └→ failed
 *       └ retry.requested
 */
export function oneAnswerMachine<Query, Answer>(id: string) {
  type Context = {
    readonly query: Query;
    readonly answer: Answer | undefined;
    readonly failure: Failure | undefined;
  };
  return setup({
    types: {
      context: {} as Context,
      events: {} as { readonly type: 'retry.requested' },
      input: {} as Query,
    },
    actors: { request: fromPromise<Answer, { readonly query: Query }>(notProvided) },
  }).createMachine({
    id,
    context: ({ input }) => ({ query: input, answer: undefined, failure: undefined }),
    initial: 'requesting',
    states: {
      requesting: {
        invoke: {
          src: 'request',
          input: ({ context }) => ({ query: context.query }),
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
}
