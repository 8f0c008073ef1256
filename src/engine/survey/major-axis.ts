import { ARCSECOND } from '../constants.ts';
import type { SkyUncertainty } from '../uncertainty/estimate.ts';

/**
 * Semi-major axis of an object's 1-sigma ellipse on the sky as a filter needs it: its size, arcsec, half a turn at most; nothing at
 * instants of which nothing is known.
 *
 * @param day, offset TDB
 * @param line from observer to object, ICRF, au
 */
export type MajorAxis = (day: number, offset: number, line: Float64Array) => number | undefined;

/** How often a day the uncertainty is computed far from planets: within a night it hardly changes. */
const ELLIPSES_PER_DAY = 2;

/** Nothing is farther away on the sky than half a turn, arcsec. */
const ANYWHERE = Math.PI / ARCSECOND;

/**
 * The axis by an uncertainty.
 *
 * @param isQuiet whether the object is far from all planets, so that twice a day is often enough.
 */
export function majorAxis(uncertainty: SkyUncertainty, isQuiet: boolean): MajorAxis {
  let halfDay: number | undefined;
  let major: number | undefined;
  return (day, offset, line) => {
    const current = Math.floor((day + offset) * ELLIPSES_PER_DAY);
    if (isQuiet && current === halfDay) return major;
    halfDay = current;
    const estimate = uncertainty(day, offset, line);
    major = estimate.basis === 'none' ? undefined : Math.min(estimate.ellipse.major, ANYWHERE);
    return major;
  };
}
