import { fromPromise } from 'xstate';
import type {
  CalculateQuery,
  CalculationResult,
  CalculationTicket,
  PlotTables,
  ShortTermQuery,
} from '#contract/opt/calculation.ts';
import type { FilteringQuery, FilteringResult } from '#contract/opt/filtering.ts';
import type { OptClient } from './opt-client.ts';

type Token = { readonly token: string };
type WithToken<Query> = { readonly query: Query; readonly token: string | undefined };

/** The calls of observation planning as actors, by the machines that take them. */
export function optActors(client: OptClient) {
  return {
    filtering: {
      loadPage: fromPromise<FilteringResult, WithToken<FilteringQuery>>(
        ({ input: { query, token }, signal }) => client.filter(query, { token, signal }),
      ),
    },
    calculation: {
      startCalculation: fromPromise<CalculationTicket, WithToken<CalculateQuery>>(
        ({ input: { query, token }, signal }) => client.calculate(query, { token, signal }),
      ),
      readResult: fromPromise<CalculationResult, Token>(({ input: { token }, signal }) =>
        client.result({ token, signal }),
      ),
      cancelCalculation: fromPromise<void, Token>(async ({ input: { token }, signal }) => {
        await client.cancel({ token, signal });
      }),
    },
    plots: {
      loadLongTerm: fromPromise<PlotTables, Token>(({ input: { token }, signal }) =>
        client.longTerm({ token, signal }),
      ),
      loadShortTerm: fromPromise<PlotTables, Token & ShortTermQuery>(
        ({ input: { token, ...query }, signal }) => client.shortTerm(query, { token, signal }),
      ),
    },
  };
}
