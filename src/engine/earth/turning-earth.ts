import { MJD_ORIGIN, SECONDS_PER_DAY } from '../constants.ts';
import { deltaT } from './delta-t.ts';
import { tdbMinusTt } from '../time/scales.ts';
import { BUILT_IN_EARTH } from './built-in-earth.ts';
import type { EarthOrientation } from './earth-orientation.ts';
import { earthRotationAngle, orientation, type Orientation } from './orientation.ts';
import { rotateBack } from './frames.ts';
import type { GroundSite } from './site.ts';

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
    { readonly day: number; readonly orientation: Orientation; readonly ut1Behind: number } | undefined;

  return (day, offset) => {
    const { orientation: dayOrientation, ut1Behind } = axisOf(Math.round(day + offset));
    const { trueEquator, meanSiderealMinusRotation, equationOfEquinoxes } = dayOrientation;
    const rotation = earthRotationAngle(day, offset - ut1Behind);
    return { trueEquator, greenwich: rotation + meanSiderealMinusRotation + equationOfEquinoxes };
  };

  /** UT1 - TDB changes by milliseconds only in a day, so that one value serves for all of it. */
  function axisOf(day: number) {
    if (axis?.day === day) return axis;
    const seconds = tdbMinusTt(day) + deltaT(day - MJD_ORIGIN, earth);
    axis = { day, orientation: orientation(day, 0), ut1Behind: seconds / SECONDS_PER_DAY };
    return axis;
  }
}

/** A place on the turning Earth, instant by instant; vectors in ICRF axes are overwritten by the next turn. */
export type TurningSite = {
  /** Place from the geocentre, au. */
  readonly place: Float64Array;
  /** Unit vector to the zenith. */
  readonly zenith: Float64Array;
  /** Turns the place to a Julian date TDB, plus `offset` days. */
  turn(day: number, offset: number): void;
};

/** A site on the Earth of {@link createTurningEarth}, with its accuracy. */
export function createTurningSite(site: GroundSite, earth: EarthOrientation = BUILT_IN_EARTH): TurningSite {
  const { longitude, latitude, axisAu, equatorAu } = site;
  const place = new Float64Array(3);
  const zenith = new Float64Array(3);
  const turnOf = createTurningEarth(earth);

  return {
    place,
    zenith,
    turn(day, offset) {
      const { trueEquator, greenwich } = turnOf(day, offset);
      const sidereal = greenwich + longitude;
      const [cosine, sine] = [Math.cos(sidereal), Math.sin(sidereal)];
      rotateBack(trueEquator, [axisAu * cosine, axisAu * sine, equatorAu], place);
      const flat = Math.cos(latitude);
      rotateBack(trueEquator, [flat * cosine, flat * sine, Math.sin(latitude)], zenith);
    },
  };
}
