import { ARCSECOND, DAYS_PER_JULIAN_YEAR, TURN } from '../constants.ts';
import { conicPartials } from '../kepler/conic-partials.ts';
import { twoBodyStep } from '../kepler/two-body-step.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';

const DAYS_PER_DECADE = 10 * DAYS_PER_JULIAN_YEAR;

/**
 * Upper bounds of the run-off in longitude per decade, arcsec, for U = 0 … 8; beyond the last, U = 9.
 *
 * Source: Minor Planet Center, "Uncertainty parameter U".
 */
const BOUNDS: readonly number[] = [1, 4.4, 19.6, 86.5, 382, 1692, 7488, 33_121, 146_502];

/**
 * Uncertainty that the astrometry of a long arc leaves in its middle, in every direction, arcsec as seen from
 * the Sun.
 */
const LONG_ARC = 0.1;

/** Ratio of the uncertainty over a whole arc to that in its middle, for places spread evenly. */
const ARC_OVER_MIDDLE = Math.sqrt(12);

/** Longest arc of one opposition, days: the motion is known the better the longer an arc is than this. */
const ONE_OPPOSITION = 300;

/** Arcs below this, days, have formal errors that are smaller still than those of one opposition, and no U below 5 is believed. */
const SHORT_ARC = 40;
const LEAST_U_OF_SHORT_ARC = 5;

/**
 * Uncertainty of the mean motion as a part of the run-off of U: of an arc of one opposition, and of a shorter one. Of a longer arc it is the
 * former times the days of one opposition over those of the arc, as U then describes the uncertainty of the perihelion rather than of
 * the motion.
 *
 * Found by 3 651 near-Earth asteroids that were observed again: their orbits in the MPC's NEA.txt of July 2019 against those of July 2021;
 * the table of U and arcs is in the README of the engine. Formal errors leave out what the places of a short arc have in common.
 */
const PART_OF_RUN_OFF = { oneOpposition: 2.5, short: 4.5 } as const;

/** Longest period for which U means anything, days: of longer ones a second of mean longitude is days of motion. */
const LONGEST_PERIOD = 200 * DAYS_PER_JULIAN_YEAR;

/**
 * Run-off in longitude per decade that an uncertainty parameter represents, arcsec.
 *
 * The geometric mean of its bin; U = 9, which lacks the upper bound, is closed by the ratio of the bounds, 4.4. U = 0, which
 * lacks the lower one, is represented by its upper bound, 1″.
 *
 * @param u MPC uncertainty parameter, a whole number from 0 to 9.
 * @throws {RangeError} when u is not such a number.
 */
export function runOffPerDecade(u: number): number {
  if (!(Number.isInteger(u) && u >= 0 && u <= 9)) {
    throw new RangeError(`uncertainty parameter must be a whole number from 0 to 9, got ${u}`);
  }
  if (u === 0) return BOUNDS[0];
  const upper = BOUNDS[u] ?? (BOUNDS[u - 1] * BOUNDS[1]) / BOUNDS[0];
  return Math.sqrt(BOUNDS[u - 1] * upper);
}

/** Uncertainty of an orbit along its track: two independent standard deviations at a day. */
export type AlongTrack = {
  /** Julian date at which mean anomaly and mean motion are uncorrelated: the middle of the observed arc. */
  readonly day: number;
  /** Standard deviation of the mean anomaly on that day, rad. */
  readonly meanAnomaly: number;
  /** Standard deviation of the mean motion, rad/d. */
  readonly meanMotion: number;
  /**
   * Standard deviation of the place in every direction on that day, and later across the track, as seen from
   * the Sun, rad.
   */
  readonly place: number;
};

/**
 * Uncertainty of an orbit along its track from the MPC's U.
 *
 * The mean motion is as uncertain as a part of the run-off of U in a decade, which depends on the arc (`PART_OF_RUN_OFF`), and at least as
 * 0.1″ in the middle of the arc leaves it. There the mean anomaly is as uncertain as a straight line through places spread evenly over
 * the arc leaves it: the run-off over the arc divided by √12; and so is the place in every other direction, at least 0.1″.
 *
 * It is an estimate for U = 0, too: U does not say how much better such an orbit is known. Radar knows Apophis and Bennu 5 to 75
 * times better, spacecraft Ceres thousands of times.
 *
 * @param u MPC uncertainty parameter, 0 to 9.
 * @param arc Julian dates of the first and last observation.
 * @throws {RangeError} when u is not an uncertainty parameter or the arc does not run forward.
 *
 * Source: Minor Planet Center, "Uncertainty parameter U"; straight-line fit, Press et al. (2007), section 15.2.
 * Accuracy: rough. A bin of U is a factor of 4.4 wide, and the Minor Planet Center advises against U as a predictor of the motion of
 * near-Earth objects; covariances are for that. Three of these standard deviations hold 95 % and more of the objects of every U
 * and arc that were observed again within two years of July 2019, and one holds 60 to 100 %.
 * Checked by: src/validation/observed-again.ts.
 */
export function alongTrackFromU(
  u: number,
  arc: { readonly fromDay: number; readonly toDay: number },
): AlongTrack {
  const days = arc.toDay - arc.fromDay;
  if (!(days >= 0 && Number.isFinite(days))) {
    throw new RangeError(`an observed arc must run forward, got JD ${arc.fromDay} to ${arc.toDay}`);
  }
  const perDecade = days < SHORT_ARC ? motionOfShortArc(u) : motionOfArc(u, days);
  const meanMotion = (perDecade * ARCSECOND) / DAYS_PER_DECADE;
  const meanAnomaly = (meanMotion * days) / ARC_OVER_MIDDLE;
  return {
    day: (arc.fromDay + arc.toDay) / 2,
    meanAnomaly,
    meanMotion,
    place: Math.max(meanAnomaly, LONG_ARC * ARCSECOND),
  };
}

/** Uncertainty of the mean motion, arcsec per decade. */
function motionOfShortArc(u: number): number {
  return PART_OF_RUN_OFF.short * Math.max(runOffPerDecade(u), runOffPerDecade(LEAST_U_OF_SHORT_ARC));
}

/** Uncertainty of the mean motion by an arc, arcsec per decade. @param days length of the arc, not zero */
function motionOfArc(u: number, days: number): number {
  const fromU = PART_OF_RUN_OFF.oneOpposition * runOffPerDecade(u) * Math.min(1, ONE_OPPOSITION / days);
  return Math.max(fromU, (ARC_OVER_MIDDLE * LONG_ARC * DAYS_PER_DECADE) / days);
}

/** What one standard deviation of the mean anomaly, and of the mean motion, change of a state: x y z vx vy vz. */
export type AlongTrackShifts = {
  readonly byAnomaly: readonly number[];
  readonly byMotion: ArrayLike<number>;
};

/**
 * Changes of a heliocentric state by its uncertainty along the track, the motion being Keplerian since `alongTrack.day`.
 *
 * The mean anomaly shifts the body along its path. The mean motion changes with the speed on that day, so that the place
 * that was observed, and the plane of the orbit, stay.
 *
 * @param state x y z vx vy vz, ICRF, au and au/d.
 * @param days from `alongTrack.day` to the state.
 * @returns nothing for an orbit that does not return within 200 years, of which U says nothing.
 */
export function alongTrackShifts(
  state: ArrayLike<number>,
  days: number,
  alongTrack: AlongTrack,
): AlongTrackShifts | undefined {
  const [x, y, z] = [state[0], state[1], state[2]];
  const [vx, vy, vz] = [state[3], state[4], state[5]];
  const distance = Math.sqrt(x * x + y * y + z * z);
  const inverseAxis = 2 / distance - (vx * vx + vy * vy + vz * vz) / SUN_GM;
  const motion = Math.sqrt(SUN_GM * Math.max(inverseAxis, 0) ** 3);
  if (!(motion * LONGEST_PERIOD > TURN)) return undefined;
  const pull = -SUN_GM / distance ** 3;
  const byAnomaly = [vx, vy, vz, pull * x, pull * y, pull * z].map(
    (rate) => (rate * alongTrack.meanAnomaly) / motion,
  );
  twoBodyStep(SUN_GM, state, -days, observed);
  const speedSquare = observed[3] ** 2 + observed[4] ** 2 + observed[5] ** 2;
  const slowing = (inverseAxis * SUN_GM) / (3 * motion * speedSquare); // part of the speed per unit of mean motion
  for (let k = 3; k < 6; k++) slowed[k] = -slowing * alongTrack.meanMotion * observed[k];
  const byMotion = new Float64Array(6);
  conicPartials(SUN_GM, observed, [slowed], days, byMotion, state);
  return { byAnomaly, byMotion };
}

/** State on the day of an {@link AlongTrack}, and its change by one standard deviation of the mean motion, which is one of the speed. */
const observed = new Float64Array(6);
const slowed = new Float64Array(6);

/** {@link alongTrackShifts} of an orbit at its epoch: two directions, one standard deviation long each. */
export function shiftsAtEpoch(
  orbit: Orbit,
  alongTrack: AlongTrack,
): readonly ArrayLike<number>[] | undefined {
  const { position, velocity, epoch } = orbit;
  const days = epoch.day - alongTrack.day + epoch.offset;
  const shifts = alongTrackShifts([...position, ...velocity], days, alongTrack);
  return shifts && [shifts.byAnomaly, shifts.byMotion];
}

/** Covariance of independent directions, one standard deviation long each: 36 numbers, row-major. */
export function covarianceOfDirections(directions: readonly ArrayLike<number>[]): Float64Array {
  return Float64Array.from({ length: 36 }, (_, at) => {
    const [row, column] = [Math.floor(at / 6), at % 6];
    return directions.reduce((sum, direction) => sum + direction[row] * direction[column], 0);
  });
}
