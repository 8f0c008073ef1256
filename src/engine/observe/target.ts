import type { Photometry } from '../photometry/photometry.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import type { SkyEstimate } from '../uncertainty/estimate.ts';

/**
 * Where the uncertainty of an object lies on the sky; and what tells it; nothing is known at some instants.
 *
 * @param day, offset instant at which the light left the object, TDB
 * @param line from observer to object, ICRF, au: the astrometric direction times the distance; not kept
 */
export type SkyUncertainty = (day: number, offset: number, line: Float64Array) => SkyEstimate;

/** What {@link observe} needs to know of an object; unknown values leave their columns absent. */
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
