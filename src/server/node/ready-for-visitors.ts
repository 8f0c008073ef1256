import { NO_VISITOR } from '#server/queue/fair-queue.ts';
import type { ServiceParts } from '#server/service-parts.ts';
import { createTonight } from '#server/feeds/tonight.ts';
import { packedSwarm } from '#server/orbits/swarm-response.ts';

/** Where every night is dark, degrees and metres. */
const EQUATOR = { observatoryLatitude: 0, observatoryLongitude: 0, observatoryElevation: 0 } as const;

/**
 * Makes what visitors request first: a list for tonight, as workers that have made one make the next in a fifth of the time, the
 * swarm of today, and the close approaches of the next ten years.
 */
export async function makeReadyForVisitors(parts: ServiceParts): Promise<void> {
  const { signal } = new AbortController();
  await createTonight(parts)({ visitor: NO_VISITOR, signal }, EQUATOR).catch(parts.report);
  await packedSwarm(await parts.swarms.nearEarth(parts.catalogue()));
  parts.approachSearches.prepare(parts.catalogue()).catch(parts.report); // takes minutes: nothing else waits for it
}
