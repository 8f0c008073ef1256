import { ECLIPTIC_J2000, rotate } from '../earth/frames.ts';
import type { Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Trajectory } from '../propagate/trajectory.ts';

/**
 * How something moves about the centre of a body: ecliptic and equinox J2000, au, au/d and au/d²; times are TDB, a Julian
 * date plus an offset in days.
 */
export type RelativeMotion = {
  readonly firstDay: number;
  readonly lastDay: number;
  /** Writes x y z vx vy vz. @throws {RangeError} outside [firstDay, lastDay]. */
  state(day: number, offset: number, out: Float64Array): void;
  /** Writes ax ay az. @throws {RangeError} as `state`. */
  acceleration(day: number, offset: number, out: Float64Array): void;
};

/** An object about a body. */
export function objectAbout(trajectory: Trajectory, centre: Body, ephemeris: Ephemeris): RelativeMotion {
  return motionAbout(trajectory, centre, ephemeris);
}

/** One body about another. */
export function bodyAbout(body: Body, centre: Body, ephemeris: Ephemeris): RelativeMotion {
  const motion = {
    firstDay: ephemeris.firstDay,
    lastDay: ephemeris.lastDay,
    state: (day: number, offset: number, out: Float64Array) => ephemeris.state(body, day, offset, out),
    acceleration(day: number, offset: number, out: Float64Array) {
      ephemeris.stateAndAcceleration(body, day, offset, whole);
      out.set(whole.subarray(6));
    },
  };
  return motionAbout(motion, centre, ephemeris);
}

/** @param moving about the barycentre, ICRF. */
function motionAbout(moving: RelativeMotion, centre: Body, ephemeris: Ephemeris): RelativeMotion {
  return {
    firstDay: moving.firstDay,
    lastDay: moving.lastDay,
    state(day, offset, out) {
      moving.state(day, offset, here);
      ephemeris.state(centre, day, offset, whole);
      for (let k = 0; k < 6; k++) here[k] -= whole[k];
      rotate(ECLIPTIC_J2000, here.subarray(0, 3), out.subarray(0, 3));
      rotate(ECLIPTIC_J2000, here.subarray(3, 6), out.subarray(3, 6));
    },
    acceleration(day, offset, out) {
      moving.acceleration(day, offset, pull);
      ephemeris.stateAndAcceleration(centre, day, offset, whole);
      for (let k = 0; k < 3; k++) pull[k] -= whole[k + 6];
      rotate(ECLIPTIC_J2000, pull, out);
    },
  };
}

const here = new Float64Array(6);
const whole = new Float64Array(9);
const pull = new Float64Array(3);
