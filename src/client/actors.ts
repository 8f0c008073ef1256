import { fromPromise } from 'xstate';
import type { AsteroidsByName, Impactor, ListedObject } from '#contract/asteroid.ts';
import type {
  CalculateQuery,
  CalculationResult,
  CalculationTicket,
  PlotTables,
  ShortTermQuery,
} from '#contract/opt/calculation.ts';
import type { FilteringQuery, FilteringResult } from '#contract/opt/filtering.ts';
import type { Observatory } from '#contract/site/observatory.ts';
import type { ServiceStatus } from '#contract/status.ts';
import type { Client } from './client.ts';
import { findByNames } from './find-by-names.ts';
import { whenReachable } from './reachability.ts';

type Token = { readonly token: string };
type WithToken<Query> = { readonly query: Query; readonly token: string | undefined };
type Search<Scope> = { readonly phrase: string; readonly scope: Scope | undefined };
type Sources = readonly ('NEOCP' | 'JPL')[];

/** The calls of the service as actors, by the machines that take them. Leaving a machine's state aborts its call. */
export function clientActors(client: Client) {
  return {
    observatorySearch: {
      findByPhrase: fromPromise<readonly Observatory[], Search<never>>(({ input, signal }) =>
        client.findObservatories(input.phrase, { signal }),
      ),
    },
    objectSearch: {
      findByPhrase: fromPromise<readonly ListedObject[], Search<Sources>>(
        ({ input: { phrase, scope }, signal }) =>
          client.findObjects(
            { query: phrase, ...(scope === undefined ? {} : { sourceType: [...scope] }) },
            { signal },
          ),
      ),
    },
    objectList: {
      findByNames: fromPromise<AsteroidsByName, { names: readonly string[] }>(({ input, signal }) =>
        findByNames((names) => client.findObjectsByName(names, { signal }), input.names),
      ),
    },
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
    opt: {
      readStatus: fromPromise<ServiceStatus>(({ signal }) => client.status({ signal })),
      listImpactors: fromPromise<readonly Impactor[]>(({ signal }) =>
        whenReachable(() => client.impactors({ signal }), signal),
      ),
    },
  };
}
