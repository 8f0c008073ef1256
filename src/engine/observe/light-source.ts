import { LIGHT_SPEED_AU_D } from '../constants.ts';
import type { Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { twoBodyStep } from '../kepler/two-body-step.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { lengthOf } from '../vectors.ts';

/** Something that moves and can be seen: barycentric ICRF states, au and au/d, at TDB instants. */
export type LightSource = {
  /** Julian dates TDB between which it exists; infinite unless the object leaves or hits a body. */
  readonly existsFrom: number;
  readonly existsUntil: number;
  /** Writes x y z vx vy vz to `out[0…5]`. */
  state(day: number, offset: number, out: Float64Array): void;
};

/** Light time from 519 au, days. */
const LEAST_MARGIN_DAYS = 3;

/** How far a perturbed orbit may be from its Keplerian one, as a fraction of its distance from the Sun. */
const PERTURBED_PART = 0.1;

/** Farthest observer from the Sun, au, and what the Sun's own motion adds. */
const OBSERVER_DISTANCE_AU = 2;

/**
 * Days by which a trajectory must begin before the first epoch, so that the light which arrives then can be traced back.
 *
 * @param firstEpochDay Julian date TDB.
 * @throws {RangeError} when the orbit's state is not finite.
 */
export function lightTimeMargin(orbit: Orbit, firstEpochDay: number): number {
  const state = Float64Array.of(...orbit.position, ...orbit.velocity);
  twoBodyStep(SUN_GM, state, firstEpochDay - orbit.epoch.day - orbit.epoch.offset, state);
  const farthest = lengthOf(state[0], state[1], state[2]) * (1 + PERTURBED_PART) + OBSERVER_DISTANCE_AU;
  return Math.max(LEAST_MARGIN_DAYS, farthest / LIGHT_SPEED_AU_D);
}

/** A small body on its trajectory. */
export function trajectorySource(trajectory: Trajectory): LightSource {
  return {
    existsFrom: trajectory.emergence === undefined ? -Infinity : trajectory.firstDay,
    existsUntil: trajectory.impact === undefined ? Infinity : trajectory.lastDay,
    state: (day, offset, out) => trajectory.state(day, offset, out),
  };
}

/** Sun, planet, Moon or perturbing asteroid. */
export function ephemerisSource(ephemeris: Ephemeris, body: Body): LightSource {
  return {
    existsFrom: -Infinity,
    existsUntil: Infinity,
    state: (day, offset, out) => ephemeris.state(body, day, offset, out),
  };
}
