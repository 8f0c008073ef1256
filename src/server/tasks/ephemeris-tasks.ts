import type { Site } from '#engine/earth/site.ts';
import type { CloudRequest } from '#engine/observe/table.ts';
import type { VisibleBody } from './moving-body.ts';

/** Requested rows of one body: everything a worker needs, in a form that can be sent to it. */
export type EphemerisTask = {
  readonly body: VisibleBody;
  readonly site: Site;
  /** Julian dates UTC. */
  readonly epochs: Float64Array;
  /** The epochs of which clones of curved regions are requested; none where it is left out. */
  readonly clouds?: CloudRequest;
};

/** The Sun and Moon at the same epochs. */
export type SunMoonTask = Pick<EphemerisTask, 'site' | 'epochs'>;
