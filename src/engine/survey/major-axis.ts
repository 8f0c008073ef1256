import { ARCSECOND } from '../constants.ts';
import type { SkyUncertainty } from '../uncertainty/estimate.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { Sky } from './sample-sky.ts';

/**
 * Semi-major axis of an object's 1-sigma ellipse on the sky as a filter needs it, at a filled sample: its size, arcsec, half a turn at
 * most; nothing at instants of which nothing is known.
 */
export type MajorAxis = (sample: number) => number | undefined;

/** How often a day the uncertainty is computed far from planets: within a night it hardly changes. */
const ELLIPSES_PER_DAY = 2;

/** Nothing is farther away on the sky than half a turn, arcsec. */
const ANYWHERE = Math.PI / ARCSECOND;

/**
 * The axis by an uncertainty.
 *
 * @param isQuiet whether the object is far from all planets, so that twice a day is often enough.
 */
export function majorAxis(
  uncertainty: SkyUncertainty,
  isQuiet: boolean,
  { originDay, offset }: Sky,
  { line }: ObjectSamples,
): MajorAxis {
  let halfDay: number | undefined;
  let major: number | undefined;
  return (sample) => {
    const current = Math.floor((originDay + offset[sample]) * ELLIPSES_PER_DAY);
    if (isQuiet && current === halfDay) return major;
    halfDay = current;
    const estimate = uncertainty(originDay, offset[sample], line.subarray(3 * sample, 3 * sample + 3));
    major = estimate.basis === 'none' ? undefined : Math.min(estimate.ellipse.major, ANYWHERE);
    return major;
  };
}
