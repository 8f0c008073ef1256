import { assign, fromPromise, setup } from 'xstate';
import type { Budget, BudgetQuery } from '#contract/opt/budget.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { notProvided } from '../kit/not-provided.ts';
import { wasAborted } from '../kit/was-aborted.ts';

type BudgetContext = {
  readonly query: BudgetQuery;
  readonly budget: Budget | undefined;
  readonly failure: Failure | undefined;
};

/**
 * What each force is worth for one object at one moment: requested once, when a user asks why a number is what it is.
 *
 *     requesting → known
 *       ↑ └→ failed
 *       └ retry.requested
 */
export const errorBudgetMachine = setup({
  types: {
    context: {} as BudgetContext,
    events: {} as { readonly type: 'retry.requested' },
    input: {} as BudgetQuery,
  },
  actors: { requestBudget: fromPromise<Budget, BudgetQuery>(notProvided) },
}).createMachine({
  id: 'errorBudget',
  context: ({ input }) => ({ query: input, budget: undefined, failure: undefined }),
  initial: 'requesting',
  states: {
    requesting: {
      invoke: {
        src: 'requestBudget',
        input: ({ context }) => context.query,
        onDone: { target: 'known', actions: assign({ budget: ({ event }) => event.output }) },
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
