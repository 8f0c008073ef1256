import type { ServiceParts } from '../service-parts.ts';
import { packedSwarm } from './swarm-answer.ts';
import { catalogueOrder } from './table-orders.ts';

/** Objects that many ask for first. */
const ASKED_FIRST = ['Apophis', 'Bennu', 'Eros', 'Phaethon'];

/** Who the work is for in the queue. */
const NOBODY = 'before visitors';

/**
 * Makes the swarm of today, and an orbit by each worker: its first one takes five times as long, for what all orbits
 * share is worked out with it.
 */
export async function makeReadyForVisitors(parts: ServiceParts): Promise<void> {
  const current = parts.catalogue();
  await packedSwarm(await parts.swarms.nearEarth(current));
  const { found } = current.search.byNames(ASKED_FIRST.slice(0, parts.compute.workers));
  await Promise.all(
    found.map((row) =>
      parts.perturbed.of(catalogueOrder(current.catalogue.body(row), current, parts), NOBODY),
    ),
  );
}
