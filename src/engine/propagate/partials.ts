import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { createForce } from './force-model.ts';
import { integrateLegs } from './integrate-legs.ts';
import type { PropagationOptions } from './options.ts';
import { barycentricStart, checkSpan, trajectoryOf } from './propagate.ts';
import type { Trajectory } from './trajectory.ts';
import { VARIATIONAL_DIMENSION, variationalForce, variationalStart } from './variations.ts';

/** A trajectory with the derivatives of its states by the state at the epoch. */
export type TrajectoryWithPartials = Trajectory & {
  /**
   * Writes the state-transition matrix ∂(x y z vx vy vz)(t) / ∂(x y z vx vy vz)(epoch) to `out`, 36 numbers, row-major,
   * ICRF, au and au/d. Heliocentric and barycentric matrices are the same.
   *
   * @throws {RangeError} when the time lies outside the trajectory.
   */
  partials(day: number, offset: number, out: Float64Array): void;
};

/**
 * As `propagate`, with the state-transition matrix along the trajectory; three times its cost.
 *
 * Throws as `propagate` does.
 *
 * Accuracy: 1e-4 relative to finite differences over ten years without a deep flyby.
 * Source: variational equations, Montenbruck & Gill (2000), Satellite Orbits, section 7.2.
 */
export function propagateWithPartials(
  orbit: Orbit,
  ephemeris: Ephemeris,
  options: PropagationOptions,
): TrajectoryWithPartials {
  checkSpan(orbit, ephemeris, options);
  const force = createForce(orbit, ephemeris, options.model);
  const integrated = integrateLegs({
    orbit,
    ephemeris,
    options,
    force,
    motion: variationalForce(force, ephemeris, orbit.ownBody),
    start: variationalStart(barycentricStart(orbit, ephemeris)),
  });
  return {
    ...trajectoryOf(options.model, integrated),
    partials(day, offset, out) {
      integrated.dense.evaluate(day, offset, positions, velocities, 3, VARIATIONAL_DIMENSION);
      for (let column = 0; column < 6; column++) {
        for (let row = 0; row < 3; row++) {
          out[6 * row + column] = positions[3 * column + row];
          out[6 * (row + 3) + column] = velocities[3 * column + row];
        }
      }
    },
  };
}

const positions = new Float64Array(VARIATIONAL_DIMENSION);
const velocities = new Float64Array(VARIATIONAL_DIMENSION);
