import { BUILT_IN_EARTH } from './built-in-earth.ts';
import type { EarthOrientation } from './earth-orientation.ts';
import { rotateBack } from './frames.ts';
import type { GroundSite } from './site.ts';
import { createTurningEarth } from './turning-earth.ts';

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
