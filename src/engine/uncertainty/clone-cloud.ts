import { ARCSECOND } from '../constants.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { PropagationOptions } from '../propagate/options.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { propagate } from '../propagate/propagate.ts';
import { lengthOf } from '../vectors.ts';
import { cloneOrbits } from './clones.ts';
import { principalAxes, type SkyEllipse } from './sky-ellipse.ts';

/** Clones of an orbit on their ways. */
export type CloneCloud = {
  /**
   * The ellipse of the clones that still fly, about the place of the orbit itself.
   *
   * @param day, offset TDB.
   * @param line from observer to object, ICRF, au.
   * @returns nothing where the orbit has ended, or fewer than half of them fly.
   */
  readonly ellipse: (day: number, offset: number, line: Float64Array) => CloudEllipse | undefined;
};

/** The ellipse of clones, and where it does not describe the region in which they lie, the clones: see `SkyEstimate`. */
export type CloudEllipse = { readonly ellipse: SkyEllipse; readonly cloud?: Float64Array };

/** The mean of exp(−r²/2), r in σ, over a normal distribution of two dimensions: r²/2 is distributed exponentially. */
const NORMAL_MEAN = 0.5;

/** By how much the mean over the clones may differ: that over 300 normal ones scatters by 0.008, and that of an ellipse which holds 45 % differs by 0.02. */
const MEAN_TOLERANCE = 0.02;

/** The least part of a cloud inside three times its ellipse: 99 % of a normal distribution. */
const WITHIN_THREE = 0.96;

/** Clones below which such numbers say nothing. */
const ENOUGH = 100;

/** Arbitrary, but fixed, so that a table can be reproduced. */
const SEED = 1801;

/**
 * Propagates an orbit and clones of it.
 *
 * @param count of clones: the moments of a bent region are as uncertain as one over its root.
 * @param covariance at the epoch, as in `Orbit`.
 * @throws as `propagate` does; a clone that begins inside a body counts as gone.
 *
 * Source: Milani & Gronchi (2010), section 5.6; moments on the azimuthal equidistant projection about the place.
 */
export function cloneCloud(
  orbit: Orbit,
  covariance: Float64Array,
  count: number,
  ephemeris: Ephemeris,
  options: PropagationOptions,
): CloneCloud {
  const middle = propagate(orbit, ephemeris, options);
  const clones = cloneOrbits(orbit, covariance, count, SEED).map((clone) =>
    propagate(clone, ephemeris, options),
  );
  const state = new Float64Array(6);
  const place = new Float64Array(6);
  const shift = new Float64Array(2);

  return {
    ellipse(day, offset, line) {
      if (!flies(middle, day + offset)) return undefined;
      middle.state(day, offset, place);
      const shifts = new Float64Array(2 * clones.length);
      const moments = { east: 0, north: 0, both: 0 };
      let flying = 0;
      for (const clone of clones) {
        if (!flies(clone, day + offset)) continue;
        clone.state(day, offset, state);
        for (let k = 0; k < 3; k++) state[k] += line[k] - place[k];
        shiftOnSky(line, state, shift);
        moments.east += shift[0] * shift[0];
        moments.north += shift[1] * shift[1];
        moments.both += shift[0] * shift[1];
        shifts[2 * flying] = shift[0] / ARCSECOND;
        shifts[2 * flying + 1] = shift[1] / ARCSECOND;
        flying++;
      }
      const { east, north, both } = moments;
      if (2 * flying < clones.length) return undefined;
      const ellipse = principalAxes(east / flying, north / flying, both / flying, 1 / ARCSECOND);
      const cloud = shifts.subarray(0, 2 * flying);
      return clones.length < ENOUGH || isDescribed(ellipse, cloud) ? { ellipse } : { ellipse, cloud };
    },
  };
}

/** Whether a cloud lies about its ellipse as a normal distribution would: by a mean to which each clone adds, since a count within one σ scatters more. */
function isDescribed({ major, minor, positionAngle }: SkyEllipse, cloud: Float64Array): boolean {
  const [sin, cos] = [Math.sin(positionAngle), Math.cos(positionAngle)];
  const count = cloud.length / 2;
  let mean = 0;
  let withinThree = 0;
  for (let clone = 0; clone < count; clone++) {
    const [east, north] = [cloud[2 * clone], cloud[2 * clone + 1]];
    const sigmas = lengthOf((east * sin + north * cos) / major, (east * cos - north * sin) / minor);
    mean += Math.exp(-(sigmas ** 2) / 2) / count;
    if (sigmas <= 3) withinThree += 1 / count;
  }
  return Math.abs(mean - NORMAL_MEAN) <= MEAN_TOLERANCE && withinThree >= WITHIN_THREE;
}

function flies({ firstDay, lastDay }: Trajectory, day: number): boolean {
  return day >= firstDay && day <= lastDay;
}

/**
 * Writes by how much another direction lies east and north, rad: the azimuthal equidistant projection about `line`.
 *
 * @param line, other directions of any length; at a celestial pole north is along the meridian of RA 0.
 */
export function shiftOnSky(line: ArrayLike<number>, other: ArrayLike<number>, shift: Float64Array): void {
  const axis = lengthOf(line[0], line[1]);
  const length = lengthOf(axis, line[2]);
  const cosRa = axis === 0 ? 1 : line[0] / axis;
  const sinRa = axis === 0 ? 0 : line[1] / axis;
  const [sinDec, cosDec] = [line[2] / length, axis / length];
  const inPlane = cosRa * other[0] + sinRa * other[1];
  const east = cosRa * other[1] - sinRa * other[0];
  const north = cosDec * other[2] - sinDec * inPlane;
  const across = lengthOf(east, north);
  const angle = Math.atan2(across, cosDec * inPlane + sinDec * other[2]);
  const scale = across === 0 ? 0 : angle / across;
  shift[0] = scale * east;
  shift[1] = scale * north;
}
