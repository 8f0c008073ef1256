import { fromPromise } from 'xstate';
import { joinFiles } from '#client/nov/join-files.ts';
import type { NovClient } from '#client/nov/nov-client.ts';
import { GROUP_TYPES, type SmallObjectType } from '#contract/nov/small-objects.ts';
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
  const groupsOf = (type: SmallObjectType) => nov.groups(type, { signal });
  const [neo, family, population, risk] = await Promise.all([
    groupsOf('neo'),
    groupsOf('family'),
    groupsOf('population'),
    groupsOf('risk'),
  ]);
  return { neo, family, population, risk };
}

/** Near-Earth objects are sent in one piece, families and populations in two parts by eccentricity. */
async function swarmOf(nov: NovClient, key: SwarmKey, signal: AbortSignal): Promise<SwarmFile> {
  if (key === 'neo') return nov.swarm({ signal });
  const slash = key.indexOf('/');
  const type = GROUP_TYPES.find((each) => each === key.slice(0, slash));
  if (type === undefined) throw new RangeError(`no swarm "${key}"`);
  const value = key.slice(slash + 1);
  const [round, long] = await Promise.all([
    nov.groupObjects(type, value, 'less_eccentric', { signal }),
    nov.groupObjects(type, value, 'eccentric', { signal }),
  ]);
  return joinFiles(round, long);
}
