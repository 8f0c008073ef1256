import type { Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Trajectory } from '../propagate/trajectory.ts';

/** Something that moves and can be seen: barycentric ICRF states, au and au/d, at TDB instants. */
export type LightSource = {
  /** Julian date TDB after which it no longer exists; infinite for all but impactors. */
  readonly existsUntil: number;
  /** Writes x y z vx vy vz to `out[0…5]`. */
  state(day: number, offset: number, out: Float64Array): void;
};

/**
 * Days by which a trajectory must begin before the first epoch, so that the light which arrives then can be traced back:
 * enough for 519 au.
 */
export const LIGHT_TIME_MARGIN_DAYS = 3;

/** A small body on its trajectory. */
export function trajectorySource(trajectory: Trajectory): LightSource {
  return {
    existsUntil: trajectory.impact === undefined ? Infinity : trajectory.lastDay,
    state: (day, offset, out) => trajectory.state(day, offset, out),
  };
}

/** Sun, planet, Moon or perturbing asteroid. */
export function ephemerisSource(ephemeris: Ephemeris, body: Body): LightSource {
  return { existsUntil: Infinity, state: (day, offset, out) => ephemeris.state(body, day, offset, out) };
}
