import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { SkyUncertainty } from '../observe/target.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { mapCovariance, positionCovariance } from './map-covariance.ts';
import { ellipseFromU } from './run-off.ts';
import { skyEllipse } from './sky-ellipse.ts';

/**
 * Sky uncertainty of an object whose orbit has a covariance, at any instant of its trajectory.
 *
 * @param covariance of the orbit's state at the epoch of the trajectory, 36 numbers, as in `Orbit`.
 * @throws {RangeError} when the covariance does not have 36 finite numbers.
 *
 * Accuracy: linear; see `mapCovariance` and `skyEllipse`.
 */
export function uncertaintyFromCovariance(
  covariance: Float64Array,
  trajectory: TrajectoryWithPartials,
): SkyUncertainty {
  const transition = new Float64Array(36);
  const mapped = new Float64Array(36);
  return (day, offset, line) => {
    trajectory.partials(day, offset, transition);
    return skyEllipse(positionCovariance(mapCovariance(covariance, transition, mapped)), line);
  };
}

/**
 * Estimated sky uncertainty of an object that has only the MPC's U; to be labelled as an estimate.
 *
 * @param u MPC uncertainty parameter, 0 to 9.
 * @param arcFirstDay, arcLastDay ends of the observed arc, Julian dates (the scale does not matter); no run-off within.
 *
 * Source and accuracy: see `ellipseFromU`.
 */
export function uncertaintyFromU(
  u: number,
  arcFirstDay: number,
  arcLastDay: number,
  trajectory: Trajectory,
  ephemeris: Ephemeris,
): SkyUncertainty {
  const state = new Float64Array(6);
  const sun = new Float64Array(6);
  const position = state.subarray(0, 3);
  const velocity = state.subarray(3);
  return (day, offset, line) => {
    trajectory.state(day, offset, state);
    ephemeris.state(BODY.Sun, day, offset, sun);
    for (let k = 0; k < 6; k++) state[k] -= sun[k];
    const daysFromArc = Math.max(0, day + offset - arcLastDay, arcFirstDay - day - offset);
    return ellipseFromU(u, daysFromArc, position, velocity, line);
  };
}
