import { fromPromise } from 'xstate';
import type { clientActors } from '#client/actors.ts';
import type { KeplerianOrbits } from '#contract/nov/keplerian.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { objectSearchMachine } from '#machines/objects/object-search.ts';
import { observatorySearchMachine } from '#machines/planning/observatory-search.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import { locate } from '../setup/locate.ts';

/** The workflows that every planning tool has, where they meet network and browser. */
export function planningActors(actors: ReturnType<typeof clientActors>) {
  const search = objectSearchMachine.provide({ actors: actors.objectSearch });
  return {
    setup: setupMachine.provide({ actors: { locate: fromPromise(locate) } }),
    observatorySearch: observatorySearchMachine.provide({ actors: actors.observatorySearch }),
    objectList: objectListMachine.provide({ actors: { search, ...actors.objectList } }),
    editor: objectEditorMachine.provide({ actors: { search, loadKeplerian } }),
  };
}

/** The elements that are copied; the calls for orbits are fetched with their first request. */
const loadKeplerian = fromPromise<KeplerianOrbits['ephemerides'], { designator: string }>(
  async ({ input: { designator }, signal }) => {
    const { createNovClient } = await import('#client/nov/nov-client.ts');
    return createNovClient().keplerianOrbits([designator], { signal });
  },
);
