import { fromPromise } from 'xstate';
import { type Budget, BUDGET_ENDPOINTS, type BudgetQuery } from '#contract/opt/budget.ts';
import { call } from './call.ts';
import { type ClientOptions, createHttp } from './http.ts';

/** What each force is worth, as an actor. Leaving a machine's state aborts its call. */
export function budgetActors(options: ClientOptions = {}) {
  const http = createHttp(options);
  return {
    request: fromPromise<Budget, { readonly query: BudgetQuery }>(({ input: { query }, signal }) =>
      call(http, options.baseUrl ?? '', BUDGET_ENDPOINTS.budget, query, { signal }),
    ),
  };
}
