import { fromPromise } from 'xstate';
import type { AsteroidsByName, Impactor, ListedObject } from '#contract/asteroid.ts';
import type { Observatory } from '#contract/site/observatory.ts';
import type { ServiceStatus } from '#contract/status.ts';
import type { Client } from './client.ts';
import { findByNames } from './find-by-names.ts';
import { whenReachable } from './reachability.ts';

type Search<Scope> = { readonly phrase: string; readonly scope: Scope | undefined };
type Sources = readonly ('NEOCP' | 'JPL')[];

/** The calls that all tools share as actors, by the machines that take them. Leaving a machine's state aborts its call. */
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
    opt: {
      readStatus: fromPromise<ServiceStatus>(({ signal }) => client.status({ signal })),
      listImpactors: fromPromise<readonly Impactor[]>(({ signal }) =>
        whenReachable(() => client.impactors({ signal }), signal),
      ),
    },
  };
}
