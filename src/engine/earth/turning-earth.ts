import { MJD_ORIGIN, SECONDS_PER_DAY } from '../constants.ts';
import { deltaT } from './delta-t.ts';
import { tdbMinusTt } from '../time/tdb.ts';
import { BUILT_IN_EARTH } from './built-in-earth.ts';
import type { EarthOrientation } from './earth-orientation.ts';
import { earthRotationAngle, orientation, type Orientation } from './orientation.ts';

/** How the Earth is turned at an instant. */
export type EarthTurn = {
  /** Turns ICRF into the true equator and equinox of date; 3 x 3, row-major; the same for the whole day. */
  readonly trueEquator: Float64Array;
  /** Apparent sidereal time of Greenwich, rad. */
  readonly greenwich: number;
};

/**
 * The turning Earth, whose axis is that of the middle of the day.
 *
 * @returns how it is turned at a Julian date TDB, plus `offset` days; instants of one day one after the other take the least work.
 *
 * Accuracy: 0.1 arcsec of `observerFrames`, and polar motion, 0.6 arcsec, is neglected.
 */
export function createTurningEarth(
  earth: EarthOrientation = BUILT_IN_EARTH,
): (day: number, offset: number) => EarthTurn {
  let axis:
    { readonly of: number; readonly orientation: Orientation; readonly ut1Behind: number } | undefined;

  return (day, offset) => {
    const { orientation: of, ut1Behind } = axisOf(Math.round(day + offset));
    const { trueEquator, meanSiderealMinusRotation, equationOfEquinoxes } = of;
    const rotation = earthRotationAngle(day, offset - ut1Behind);
    return { trueEquator, greenwich: rotation + meanSiderealMinusRotation + equationOfEquinoxes };
  };

  /** UT1 - TDB changes by milliseconds only in a day, so that one value serves for all of it. */
  function axisOf(day: number) {
    if (axis?.of === day) return axis;
    const seconds = tdbMinusTt(day) + deltaT(day - MJD_ORIGIN, earth);
    axis = { of: day, orientation: orientation(day, 0), ut1Behind: seconds / SECONDS_PER_DAY };
    return axis;
  }
}
