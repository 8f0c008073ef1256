import type { Photometry } from '../photometry/photometry.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import type { SkyUncertainty } from '../uncertainty/estimate.ts';

/** What `observe` needs to know of an object; unknown values leave their columns absent. */
export type Target = {
  /** Must cover the epochs and the light time before the first, see `lightTimeMargin`. */
  readonly trajectory: Trajectory;
  readonly photometry?: Photometry;
  readonly uncertainty?: SkyUncertainty;
  /** Julian date UTC of the last observation. */
  readonly lastObservationUtc?: number;
  /** Length of the observed arc, days. */
  readonly arcDays?: number;
};
