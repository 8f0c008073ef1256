import { fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import { calculationMachine } from '#machines/calculation.ts';
import { filteringMachine } from '#machines/filtering.ts';
import { objectListMachine } from '#machines/object-list.ts';
import { objectSearchMachine } from '#machines/object-search.ts';
import { observatorySearchMachine } from '#machines/observatory-search.ts';
import { optMachine } from '#machines/opt.ts';
import { setupMachine } from '#machines/setup.ts';
import { locate } from '#parts/setup/locate.ts';

/** Observation planning with every actor provided: the one place where its behaviour meets network and browser. */
export function providedOpt(client: Client): typeof optMachine {
  const actors = clientActors(client);
  return optMachine.provide({
    actors: {
      setup: setupMachine.provide({ actors: { locate: fromPromise(locate) } }),
      observatorySearch: observatorySearchMachine.provide({ actors: actors.observatorySearch }),
      objectList: objectListMachine.provide({
        actors: {
          search: objectSearchMachine.provide({ actors: actors.objectSearch }),
          ...actors.objectList,
        },
      }),
      filtering: filteringMachine.provide({ actors: actors.filtering }),
      calculation: calculationMachine.provide({ actors: actors.calculation }),
      ...actors.opt,
    },
  });
}
