import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Budget, BudgetQuery } from '#contract/opt/budget.ts';
import { errorBudgetMachine } from '#machines/objects/error-budget.ts';

const BUDGET: Budget = {
  name: '(433) Eros',
  provenance: { source: 'JPL', catalogueDate: '2026-01-10' },
  moment: '2026-01-10T00:00:00.000Z',
  observer: 'Geocentric (500)',
  rows: [{ cause: 'jupiter', arcsec: 135 }],
};

test('a budget that could not be computed is requested again when the user tries again', async () => {
  let calls = 0;
  const requestBudget = fromPromise<Budget, { readonly query: BudgetQuery }>(async () => {
    calls++;
    if (calls === 1) throw new Error('no network');
    return BUDGET;
  });
  const actor = createActor(errorBudgetMachine.provide({ actors: { request: requestBudget } }), {
    input: { name: '433', observatoryCode: '500' },
  });
  actor.start();
  const failed = await waitFor(actor, (state) => state.matches('failed'));
  expect(failed.context.failure).toBeDefined();
  actor.send({ type: 'retry.requested' });
  const known = await waitFor(actor, (state) => state.matches('known'));
  expect(known.context).toMatchObject({ answer: BUDGET, failure: undefined });
});
