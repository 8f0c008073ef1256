import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { PropagationOptions } from './options.ts';
import type { Trajectory } from './trajectory.ts';

/**
 * Perturbed trajectory of a small body over a span of days, integrated forward and backward from the orbit's epoch.
 *
 * The trajectory covers at least [fromDay, toDay] and the epoch; it ends early at an impact.
 *
 * @throws {RangeError} when the span is empty or not finite, or when epoch or span lie outside the ephemeris.
 */
export function propagate(orbit: Orbit, ephemeris: Ephemeris, options: PropagationOptions): Trajectory {
  throw new RangeError(`not yet: ${options.model} ${orbit.epoch.day} ${ephemeris.name}`);
}
