import { ARCSECOND } from '../constants.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { conicPartials } from '../kepler/conic-partials.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import type { PropagationOptions } from '../propagate/options.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';
import type { Direction } from '../propagate/variations.ts';
import { propagate } from '../propagate/propagate.ts';
import { lengthOf } from '../vectors.ts';
import { displaced } from './clones.ts';
import { shiftOnSky } from './clone-cloud.ts';
import { rowsOfCovariance } from './map-covariance.ts';
import type { SkyEllipse } from './sky-ellipse.ts';

/** Growth of the partials over those of undisturbed motion from which no linear mapping is believed. */
export const LARGEST_GROWTH = 1e3;

/** Largest ratio of the second-order term to the first-order one. */
export const LARGEST_SECOND_ORDER = 0.1;

/** Growth below which no encounter has bent anything. */
export const QUIET_GROWTH = 3;

/**
 * Position uncertainty, au, below which, without an encounter, the second order is negligible and not
 * computed.
 */
const QUIET_SIGMA = 1e-3;

/** Radius of curvature of an orbit, au, by which undisturbed motion bends what lies along it, at most. */
const CURVATURE_RADIUS = 0.5;

/** Row of DT in a covariance. */
const DELAY = 9;

/**
 * A test of whether a covariance may be mapped linearly from the epoch of an orbit to an instant.
 *
 * It may not where the partials have grown by more than 1e3 over those of undisturbed motion, or where the second-order term
 * of a displacement of one standard deviation exceeds 10 % of the first: in space, or on the sky of an observer, along either
 * axis of the ellipse, of which one may be thousands of times narrower than the other. Nor where the delay DT of a comet was solved for: its force is bent in DT by more than the solution is
 * uncertain. The second order is the mean of two orbits displaced to either side, less the orbit itself.
 *
 * @param covariance of what the trajectory varies.
 * @param trajectory of the orbit over the span of `options`.
 * @param options by which displaced orbits are propagated.
 */
export function linearityTest(
  orbit: Orbit,
  covariance: Float64Array,
  trajectory: TrajectoryWithPartials,
  ephemeris: Ephemeris,
  options: PropagationOptions,
): LinearityTest {
  const growthAt = partialsGrowth(orbit, trajectory);
  const size = rowsOfCovariance(covariance, 1);
  const hasDelay = size > DELAY && covariance[size * DELAY + DELAY] > 0;
  let known: ReturnType<typeof secondOrderOf> | undefined;
  const secondOrder: ReturnType<typeof secondOrderOf> = (...at) => {
    known ??= secondOrderOf(orbit, covariance, trajectory, ephemeris, options);
    return known(...at);
  };

  return (day, offset, transition, sigma, line, ellipse) => {
    const distance = lengthOf(line[0], line[1], line[2]);
    if (hasDelay || sigma > LARGEST_SECOND_ORDER * distance) return false;
    const growth = growthAt(day, offset, transition);
    if (growth > LARGEST_GROWTH) return false;
    const narrow = LARGEST_SECOND_ORDER * ellipse.minor * ARCSECOND * distance;
    const isStraight = sigma * sigma <= 2 * CURVATURE_RADIUS * narrow;
    if (growth < QUIET_GROWTH && sigma < QUIET_SIGMA && isStraight) return true;
    return secondOrder(day, offset, line, ellipse) <= LARGEST_SECOND_ORDER;
  };
}

/**
 * Whether a covariance may be mapped linearly to an instant, seen along a line, where it gives an ellipse.
 *
 * @param sigma one standard deviation of the place in space, au.
 */
export type LinearityTest = (
  day: number,
  offset: number,
  transition: Float64Array,
  sigma: number,
  line: ArrayLike<number>,
  ellipse: SkyEllipse,
) => boolean;

/** By how much partials at an instant have grown over those of undisturbed motion. */
export function partialsGrowth(
  orbit: Orbit,
  trajectory: TrajectoryWithPartials,
): (day: number, offset: number, transition: Float64Array) => number {
  const weights = weightsOf(orbit, trajectory);
  const undisturbed = undisturbedNorm(orbit, trajectory, weights);
  return (day, offset, transition) =>
    normOf(transition, trajectory.varied, weights) / undisturbed(day - orbit.epoch.day + offset);
}

/**
 * Weights that make the directions of a trajectory comparable: a velocity counts by the time in which the body covers its distance from the
 * Sun.
 */
function weightsOf({ position }: Orbit, { directions }: TrajectoryWithPartials): readonly number[] {
  const days = Math.sqrt(lengthOf(...position) ** 3 / SUN_GM);
  return directions.map((one) => {
    const length = Math.hypot(one[0], one[1], one[2], days * one[3], days * one[4], days * one[5]);
    return length === 0 ? 0 : 1 / length;
  });
}

/** Size of the changes of the position by weighted directions. */
function normOf(transition: Float64Array, columns: number, weights: readonly number[]): number {
  let sum = 0;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < weights.length; column++) {
      sum += (transition[columns * row + column] * weights[column]) ** 2;
    }
  }
  return Math.sqrt(sum);
}

/** The same size for Keplerian motion, by days from the epoch. */
function undisturbedNorm(
  orbit: Orbit,
  { directions }: TrajectoryWithPartials,
  weights: readonly number[],
): (days: number) => number {
  const start = [...orbit.position, ...orbit.velocity];
  const columns = directions.length;
  const transition = new Float64Array(6 * columns);
  return (days) => {
    conicPartials(SUN_GM, start, directions, days, transition);
    return normOf(transition, columns, weights);
  };
}

/**
 * How large the second order of the weakest direction is beside the first in space, or beside either axis of an ellipse on the sky,
 * whichever is largest; infinite where a displaced orbit has ended.
 */
function secondOrderOf(
  orbit: Orbit,
  covariance: Float64Array,
  trajectory: TrajectoryWithPartials,
  ephemeris: Ephemeris,
  options: PropagationOptions,
): (day: number, offset: number, line: ArrayLike<number>, ellipse: SkyEllipse) => number {
  const change = weakDisplacement(orbit, covariance, trajectory);
  const [middle, plus, minus] = [new Float64Array(change.length), change, change.map((value) => -value)].map(
    (one) => propagate(displaced(orbit, one), ephemeris, options),
  );
  const [here, ahead, behind] = [new Float64Array(6), new Float64Array(6), new Float64Array(6)];
  const bend = new Float64Array(3);
  const shift = new Float64Array(2);
  return (day, offset, line, { major, minor, positionAngle }) => {
    const at = day + offset;
    const all = [middle, plus, minus];
    if (all.some(({ firstDay, lastDay }) => at < firstDay || at > lastDay)) return Number.POSITIVE_INFINITY;
    middle.state(day, offset, here);
    plus.state(day, offset, ahead);
    minus.state(day, offset, behind);
    let [linear, bent] = [0, 0];
    for (let k = 0; k < 3; k++) {
      linear += ((ahead[k] - behind[k]) / 2) ** 2;
      bend[k] = (ahead[k] + behind[k]) / 2 - here[k];
      bent += bend[k] ** 2;
      bend[k] += line[k];
    }
    shiftOnSky(line, bend, shift);
    const [sin, cos] = [Math.sin(positionAngle), Math.cos(positionAngle)];
    const along = Math.abs(shift[0] * sin + shift[1] * cos) / ARCSECOND;
    const across = Math.abs(shift[0] * cos - shift[1] * sin) / ARCSECOND;
    return Math.max(Math.sqrt(bent / linear), along / major, across / minor);
  };
}

/**
 * The displacement of one standard deviation at the epoch that leads farthest away at the end of the trajectory that is
 * farther from the epoch: C Φᵀ u / √(uᵀ Φ C Φᵀ u), u being the axis of position in which it is largest.
 */
export function weakDisplacement(
  orbit: Orbit,
  covariance: Float64Array,
  trajectory: TrajectoryWithPartials,
): Float64Array {
  const { firstDay, lastDay, varied, directions } = trajectory;
  const epoch = orbit.epoch.day + orbit.epoch.offset;
  const size = rowsOfCovariance(covariance, 1);
  const transition = new Float64Array(6 * varied);
  trajectory.partials(lastDay - epoch > epoch - firstDay ? lastDay : firstDay, 0, transition);
  let [largest, best] = [0, new Float64Array(varied)];
  for (let row = 0; row < 3; row++) {
    const carried = new Float64Array(varied);
    for (let column = 0; column < varied; column++) {
      for (let k = 0; k < varied; k++)
        carried[column] += covariance[size * column + k] * transition[varied * row + k];
    }
    const variance = carried.reduce(
      (sum, value, column) => sum + value * transition[varied * row + column],
      0,
    );
    if (variance > largest) [largest, best] = [variance, carried.map((value) => value / Math.sqrt(variance))];
  }
  return alongDirections(best, directions);
}

/** A change of the state, and of the parameters after it, from parts of directions, and of the parameters. */
function alongDirections(parts: Float64Array, directions: readonly Direction[]): Float64Array {
  const change = new Float64Array(6 + parts.length - directions.length);
  directions.forEach((direction, index) => {
    for (let k = 0; k < 6; k++) change[k] += parts[index] * direction[k];
  });
  change.set(parts.subarray(directions.length), 6);
  return change;
}
