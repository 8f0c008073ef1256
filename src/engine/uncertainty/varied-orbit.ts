import type { Orbit } from '../orbit/orbit.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';

/** An orbit with what its uncertainty follows from. */
export type VariedOrbit = {
  readonly orbit: Orbit;
  /**
   * Covariance at the epoch, of what the trajectory varies: of the state, as in `Orbit`, or of independent
   * directions.
   */
  readonly covariance: Float64Array;
  /** Uncertainty of the place in every direction beside it, as seen from the Sun, rad, see `AlongTrack`. */
  readonly place?: number;
  readonly trajectory: TrajectoryWithPartials;
};
