import type { ServiceParts } from '../service-parts.ts';
import { packedSwarm } from './swarm-answer.ts';

/** Makes the swarm of today and the close approaches of the next ten years, which everyone asks for first who opens the 3D tools. */
export async function makeReadyForVisitors(parts: ServiceParts): Promise<void> {
  await packedSwarm(await parts.swarms.nearEarth(parts.catalogue()));
  parts.approachSearches.prepare(parts.catalogue()).catch(parts.report); // takes minutes: nothing else waits for it
}
