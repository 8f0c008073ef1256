import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import type { RequestParts } from '../http/request-parts.ts';
import type { FairQueue } from '../queue/fair-queue.ts';
import type { Compute } from '../tasks/compute.ts';
import type { CandidateVariants } from './candidate-orbits.ts';
import type { LatestOrbits } from './latest-orbits.ts';
import type { ServiceCatalogue } from './service-catalogue.ts';

/** Parts that a request about objects needs. */
export type BodyParts = RequestParts & {
  readonly catalogue: () => ServiceCatalogue;
  readonly latestOrbits: LatestOrbits;
  readonly candidateVariants: CandidateVariants;
  readonly compute: Compute;
  /** Orientation of the Earth, as far as it is known by now. */
  readonly earth: () => EarthOrientation;
  readonly queue: FairQueue;
};
