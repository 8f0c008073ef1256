import { MJD_ORIGIN, SECONDS_PER_DAY } from '../constants.ts';
import { deltaT } from '../time/delta-t.ts';
import { tdbMinusTt } from '../time/tdb.ts';
import { BUILT_IN_EARTH } from './built-in-earth.ts';
import type { EarthOrientation } from './earth-orientation.ts';
import { rotateBack } from './frames.ts';
import { earthRotationAngle, orientation, type Orientation } from './orientation.ts';
import type { GroundSite } from './site.ts';

/** A place on the turning Earth, instant by instant; vectors in ICRF axes are overwritten by the next turn. */
export type TurningSite = {
  /** From the geocentre, au. */
  readonly place: Float64Array;
  /** Unit vector to the zenith. */
  readonly zenith: Float64Array;
  /** Turns the place to a Julian date TDB, plus `offset` days. */
  turn(day: number, offset: number): void;
};

/**
 * A site whose axis is that of the middle of the day.
 *
 * Accuracy: 0.1 arcsec of `observerFrames`, and polar motion, 0.6 arcsec, is neglected.
 */
export function createTurningSite(site: GroundSite, earth: EarthOrientation = BUILT_IN_EARTH): TurningSite {
  const { longitude, latitude, axisAu, equatorAu } = site;
  const place = new Float64Array(3);
  const zenith = new Float64Array(3);
  let axis:
    { readonly of: number; readonly orientation: Orientation; readonly ut1Behind: number } | undefined;

  return {
    place,
    zenith,
    turn(day, offset) {
      const { orientation, ut1Behind } = axisOf(Math.round(day + offset));
      const sidereal =
        earthRotationAngle(day, offset - ut1Behind) +
        orientation.meanSiderealMinusRotation +
        orientation.equationOfEquinoxes +
        longitude;
      const [cosine, sine] = [Math.cos(sidereal), Math.sin(sidereal)];
      rotateBack(orientation.trueEquator, [axisAu * cosine, axisAu * sine, equatorAu], place);
      const flat = Math.cos(latitude);
      rotateBack(orientation.trueEquator, [flat * cosine, flat * sine, Math.sin(latitude)], zenith);
    },
  };

  /** Days by which UT1 is behind TDB change by milliseconds in a day. */
  function axisOf(day: number) {
    if (axis?.of === day) return axis;
    const seconds = tdbMinusTt(day) + deltaT(day - MJD_ORIGIN, earth);
    axis = { of: day, orientation: orientation(day, 0), ut1Behind: seconds / SECONDS_PER_DAY };
    return axis;
  }
}
