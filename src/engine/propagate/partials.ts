import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { PropagationOptions } from './options.ts';
import type { Trajectory } from './trajectory.ts';

/** A trajectory that also knows how its states answer to a change of the state at the epoch. */
export type TrajectoryWithPartials = Trajectory & {
  /**
   * Writes the state-transition matrix ∂(x y z vx vy vz)(t) / ∂(x y z vx vy vz)(epoch) to `out`, 36 numbers, row-major,
   * ICRF, au and au/d. Heliocentric and barycentric matrices are the same.
   */
  partials(day: number, offset: number, out: Float64Array): void;
};

/** As `propagate`, with the state-transition matrix along the trajectory. */
export function propagateWithPartials(
  orbit: Orbit,
  ephemeris: Ephemeris,
  options: PropagationOptions,
): TrajectoryWithPartials {
  throw new RangeError(`not yet: ${options.model} ${orbit.epoch.day} ${ephemeris.name}`);
}
