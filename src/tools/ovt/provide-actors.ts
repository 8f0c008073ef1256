import { fromPromise } from 'xstate';
import { clientActors } from '#client/actors.ts';
import type { Client } from '#client/client.ts';
import type { NovClient } from '#client/nov/nov-client.ts';
import { whenReachable } from '#client/reachability.ts';
import type { SmallObjectType } from '#contract/nov/small-objects.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { objectEditorMachine } from '#machines/editor/object-editor.ts';
import { objectListMachine } from '#machines/objects/object-list.ts';
import { objectSearchMachine } from '#machines/objects/object-search.ts';
import { orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';
import type { SwarmKey } from '#machines/orbits/swarm-groups.ts';
import { type GroupOptions, swarmMachine } from '#machines/orbits/swarm.ts';
import { ovtMachine } from '#machines/ovt/ovt.ts';
import { loadKeplerianFrom, providedOrbitLoading } from '#parts/orbit-objects/provided-orbit-loading.ts';
import { providedRecorder } from '#parts/recorder/capture.ts';
import type { Movie } from '#parts/recorder/record-movie.ts';

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

/** The machine of the swarm, connected to the service. */
function providedSwarm(nov: NovClient): typeof swarmMachine {
  return swarmMachine.provide({
    actors: {
      loadOptions: fromPromise<GroupOptions>(({ signal }) =>
        whenReachable(() => groupOptions(nov, signal), signal),
      ),
      loadSwarm: fromPromise<SwarmFile, { key: SwarmKey }>(({ input: { key }, signal }) =>
        whenReachable(() => swarmOf(nov, key, signal), signal),
      ),
    },
  });
}

async function groupOptions(nov: NovClient, signal: AbortSignal): Promise<GroupOptions> {
  const groupsOf = (type: SmallObjectType) => nov.groups(type, { signal });
  const [neo, family, population, risk] = await Promise.all([
    groupsOf('neo'),
    groupsOf('family'),
    groupsOf('population'),
    groupsOf('risk'),
  ]);
  return { neo, family, population, risk };
}

/** Near-Earth objects are sent in one piece; most users see no other group. */
async function swarmOf(nov: NovClient, key: SwarmKey, signal: AbortSignal): Promise<SwarmFile> {
  if (key === 'neo') return nov.swarm({ signal });
  const { groupSwarm } = await import('#client/nov/group-swarm.ts');
  return groupSwarm(nov, key, signal);
}
