import type { NovClient } from '#client/nov/nov-client.ts';
import type { SwarmActor } from '#machines/orbits/swarm.ts';
import { shownSwarms } from './follow-swarm.ts';
import { partOfRow } from './join-swarms.ts';

/** Finds the designation of an object of the swarm by its row; undefined for those that have none. */
export type SwarmNames = (row: number) => Promise<string | undefined>;

/** Only near-Earth objects have designations, which the first call loads. */
export function swarmNames(swarm: SwarmActor, nov: Pick<NovClient, 'swarmNames'>): SwarmNames {
  const names = onceLoaded(() => nov.swarmNames());
  return async (row) => {
    const shown = shownSwarms(swarm.getSnapshot().context);
    const part = partOfRow(
      shown.map(({ file }) => file),
      row,
    );
    if (part === undefined || shown[part.file]?.key !== 'neo') return undefined;
    return (await names()).names[part.row];
  };
}

/** Remembers the response to the first call that succeeds; a call that failed is repeated by the next one. */
function onceLoaded<Content>(load: () => Promise<Content>): () => Promise<Content> {
  let pending: Promise<Content> | undefined;
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
