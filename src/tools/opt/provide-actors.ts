import { fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import { calculationMachine } from '#machines/opt/calculation.ts';
import { filteringMachine } from '#machines/opt/filtering.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { objectSearchMachine } from '#machines/objects/object-search.ts';
import { observatorySearchMachine } from '#machines/planning/observatory-search.ts';
import { optMachine } from '#machines/opt/opt.ts';
import { plotsMachine } from '#machines/opt/plots.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import { locate } from '#parts/setup/locate.ts';

/** Observation planning with every actor provided: the one place where its behaviour meets network and browser. */
export function providedOpt(client: Client): typeof optMachine {
  const actors = clientActors(client);
  const search = objectSearchMachine.provide({ actors: actors.objectSearch });
  return optMachine.provide({
    actors: {
      setup: setupMachine.provide({ actors: { locate: fromPromise(locate) } }),
      observatorySearch: observatorySearchMachine.provide({ actors: actors.observatorySearch }),
      objectList: objectListMachine.provide({
        actors: {
          search,
          ...actors.objectList,
        },
      }),
      editor: objectEditorMachine.provide({ actors: { search, loadKeplerian } }),
      filtering: filteringMachine.provide({ actors: actors.filtering }),
      calculation: calculationMachine.provide({
        actors: { ...actors.calculation, plots: plotsMachine.provide({ actors: actors.plots }) },
      }),
      ...actors.opt,
    },
  });
}

/** The elements that are copied; the calls for orbits are fetched when they are first wanted. */
const loadKeplerian = fromPromise<KeplerianOrbits['ephemerides'], { designator: string }>(
  async ({ input: { designator }, signal }) => {
    const { createNovClient } = await import('#client/nov/nov-client.ts');
    return createNovClient().keplerianOrbits([designator], { signal });
  },
);
