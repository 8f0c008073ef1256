import type { ServiceParts } from '../service-parts.ts';
import { packedSwarm } from './swarm-answer.ts';

/** Makes the swarm of today, which everyone who opens the 3D orbits asks for first. */
export async function makeReadyForVisitors(parts: ServiceParts): Promise<void> {
  await packedSwarm(await parts.swarms.nearEarth(parts.catalogue()));
}
