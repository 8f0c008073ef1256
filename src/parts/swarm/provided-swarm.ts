import { fromPromise } from 'xstate';
import { joinFiles } from '#client/nov/join-files.ts';
import type { NovClient } from '#client/nov/nov-client.ts';
import { type GroupType, SMALL_OBJECT_TYPES } from '#contract/nov/small-objects.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import type { SwarmKey } from '#machines/orbits/swarm-groups.ts';
import { type GroupOptions, swarmMachine } from '#machines/orbits/swarm.ts';

/** The machine of the swarm, connected to the service. */
export function providedSwarm(nov: NovClient): typeof swarmMachine {
  return swarmMachine.provide({
    actors: {
      loadOptions: fromPromise<GroupOptions>(({ signal }) => groupOptions(nov, signal)),
      loadSwarm: fromPromise<SwarmFile, { key: SwarmKey }>(({ input: { key }, signal }) =>
        swarmOf(nov, key, signal),
      ),
    },
  });
}

async function groupOptions(nov: NovClient, signal: AbortSignal): Promise<GroupOptions> {
  const [neo, family, population, risk] = await Promise.all(
    SMALL_OBJECT_TYPES.map((type) => nov.groups(type, { signal })),
  );
  return { neo, family, population, risk };
}

/** Near-Earth objects are sent in one piece, families and populations in two parts by eccentricity. */
async function swarmOf(nov: NovClient, key: SwarmKey, signal: AbortSignal): Promise<SwarmFile> {
  if (key === 'neo') return nov.swarm({ signal });
  const slash = key.indexOf('/');
  const type = key.slice(0, slash) as GroupType;
  const value = key.slice(slash + 1);
  const [round, long] = await Promise.all([
    nov.groupObjects(type, value, 'less_eccentric', { signal }),
    nov.groupObjects(type, value, 'eccentric', { signal }),
  ]);
  return joinFiles(round, long);
}
