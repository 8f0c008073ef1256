import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { PropagationOptions } from '../propagate/options.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';
import { propagate } from '../propagate/propagate.ts';
import { displaced } from '../uncertainty/clones.ts';
import {
  LARGEST_GROWTH,
  LARGEST_SECOND_ORDER,
  partialsGrowth,
  weakDisplacement,
} from '../uncertainty/nonlinearity.ts';
import type { PassageSpread } from './passage-uncertainty.ts';
import { type Passage, passagesBy } from './passage.ts';

/** Days around a passage in which that of a displaced orbit is searched for, beside three standard deviations. */
const WINDOW_DAYS = 2;

/**
 * Largest nonlinearity of the instant that is ignored, days (0.025 s): instants of nearest points are known
 * to half of it.
 */
const LEAST_BEND_DAYS = 0.025 / 86_400;

/** Standard deviations within which the passage of an orbit displaced by one is searched for. */
const WINDOW_SIGMAS = 3;

/**
 * Tests of whether the spread of a passage, and the ellipsoid about a place, follow linearly from the
 * covariance at the epoch.
 *
 * The spread does not where the partials have grown by more than 1e3 over those of undisturbed motion, or
 * where instant or distance of the passages of two orbits, displaced by one standard deviation to either
 * side, have a mean that is off by more than 10 % of the spread; an instant, by more than the three are known
 * to. Nor does an ellipsoid where the mean of their places is off by more than 10 % of what they are apart,
 * as after an encounter with another body on the way.
 *
 * @param covariance of what the trajectory varies. @param options by which displaced orbits are propagated.
 */
export function passageLinearity(
  orbit: Orbit,
  covariance: Float64Array,
  trajectory: TrajectoryWithPartials,
  ephemeris: Ephemeris,
  options: PropagationOptions,
): PassageLinearity {
  const growthAt = partialsGrowth(orbit, trajectory);
  const transition = new Float64Array(6 * trajectory.varied);
  const displacement = weakDisplacement(orbit, covariance, trajectory);
  const sides = [displacement, displacement.map((value) => -value)].map((one) =>
    propagate(displaced(orbit, one), ephemeris, options),
  );

  const [here, ahead, behind] = [new Float64Array(6), new Float64Array(6), new Float64Array(6)];

  return { isLinear, isBentAt };

  function isBentAt(day: number, offset: number): boolean {
    trajectory.state(day, offset, here);
    for (const [index, state] of [ahead, behind].entries()) {
      const side = sides[index];
      if (day + offset < side.firstDay || day + offset > side.lastDay) return false;
      side.state(day, offset, state);
    }
    const bend = Math.hypot(...[0, 1, 2].map((k) => (ahead[k] + behind[k]) / 2 - here[k]));
    const half = Math.hypot(...[0, 1, 2].map((k) => (ahead[k] - behind[k]) / 2));
    return bend > LARGEST_SECOND_ORDER * half;
  }

  function isLinear(passage: Passage, spread: PassageSpread): boolean {
    trajectory.partials(passage.day, passage.offset, transition);
    if (growthAt(passage.day, passage.offset, transition) > LARGEST_GROWTH) return false;
    const window = WINDOW_DAYS + WINDOW_SIGMAS * spread.timeSigma;
    const instant = passage.day + passage.offset;
    const found = sides.map((side) => {
      const span = { fromDay: instant - window, toDay: Math.min(instant + window, options.toDay) };
      const all = passagesBy(passage.body, side, ephemeris, span, Number.POSITIVE_INFINITY);
      return all.sort((a, b) => Math.abs(daysAfter(passage, a)) - Math.abs(daysAfter(passage, b))).at(0);
    });
    const [ahead, behind] = found;
    if (ahead === undefined || behind === undefined) return false;
    const bentTime = (daysAfter(passage, ahead) + daysAfter(passage, behind)) / 2;
    const bentDistance = (ahead.distance + behind.distance) / 2 - passage.distance;
    return (
      Math.abs(bentTime) <= Math.max(LARGEST_SECOND_ORDER * spread.timeSigma, LEAST_BEND_DAYS) &&
      Math.abs(bentDistance) <= LARGEST_SECOND_ORDER * spread.distanceSigma
    );
  }
}

/** The linear estimate from a covariance at the epoch. */
export type PassageLinearity = {
  readonly isLinear: (passage: Passage, spread: PassageSpread) => boolean;
  /**
   * Whether the region of one standard deviation about the place at an instant is bent, so that no ellipsoid describes it; not where one of
   * the displaced orbits has ended in an impact.
   */
  readonly isBentAt: (day: number, offset: number) => boolean;
};

function daysAfter(passage: Passage, other: Passage): number {
  return other.day - passage.day + (other.offset - passage.offset);
}
