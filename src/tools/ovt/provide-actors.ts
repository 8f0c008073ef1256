import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import type { NovClient } from '#client/nov/nov-client.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { objectSearchMachine } from '#machines/objects/object-search.ts';
import { orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';
import { ovtMachine } from '#machines/ovt/ovt.ts';
import { loadKeplerianFrom, providedOrbitLoading } from '#parts/orbit-objects/provided-orbit-loading.ts';
import { providedRecorder } from '#parts/recorder/capture.ts';
import type { Movie } from '#parts/recorder/record-movie.ts';
import { providedSwarm } from '#parts/swarm/provided-swarm.ts';

/** The machine of orbit visualisation with all actors provided, connected to network and browser. */
export function providedOvt(
  client: Client,
  nov: NovClient,
  openMovie: () => Promise<Movie>,
): typeof ovtMachine {
  const actors = clientActors(client);
  const search = objectSearchMachine.provide({ actors: actors.objectSearch });
  return ovtMachine.provide({
    actors: {
      objectList: objectListMachine.provide({ actors: { search, ...actors.objectList } }),
      objects: orbitObjectsMachine.provide({ actors: actors.objectList }),
      loading: providedOrbitLoading(nov),
      editor: objectEditorMachine.provide({ actors: { search, loadKeplerian: loadKeplerianFrom(nov) } }),
      swarm: providedSwarm(nov),
      recorder: providedRecorder(openMovie),
      listImpactors: actors.opt.listImpactors,
    },
  });
}
