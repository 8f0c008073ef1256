import { angleBetween } from '../angles.ts';
import { LIGHT_SPEED_AU_D } from '../constants.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { lengthOf } from '../vectors.ts';
import { aberrate, deflect } from './apparent-direction.ts';
import { illuminate, type Illumination } from './illumination.ts';
import type { LightSource } from './light-source.ts';
import { type Sighting, solveLightTime } from './light-time.ts';
import type { Vantage } from './observer-frames.ts';
import { createPlace } from './place.ts';

/** How a body shows itself at one instant; overwritten by the next sight. */
export type EarthSight = {
  /** Distances of the body from the observer, and from the Sun when the light left it, au. */
  earthDistance: number;
  sunDistance: number;
  /** Sun-object-observer angle that the brightness follows, and the one between apparent directions, rad. */
  truePhase: number;
  phase: number;
  /** Angle from the Sun, rad. */
  elongation: number;
  /** Unit vectors of the apparent directions of body and Sun, ICRF axes. */
  readonly apparent: Float64Array;
  readonly sun: Float64Array;
};

/** Looks at bodies from the Earth, instant by instant. */
export type EarthView = {
  readonly sight: EarthSight;
  /**
   * Fills `sight`.
   *
   * @param day Julian date TDB, plus `offset` days.
   * @param site place of the observer about the geocentre, ICRF axes, au; at the geocentre where absent.
   * @returns whether the body existed when the light should have left it; otherwise `sight` describes the Sun alone.
   * @throws RangeError when the instant lies outside the ephemeris, or the source does not reach back to the light.
   */
  look(source: LightSource, day: number, offset: number, site?: ArrayLike<number>): Sighting;
};

/**
 * A view without what the turning Earth adds to it: distances, phase and elongation are those that `observe` computes, but for
 * diurnal aberration, 0.3 arcsec.
 *
 * Instants in order of time take the fewest steps.
 */
export function createEarthView(ephemeris: Ephemeris): EarthView {
  const vantage: Vantage = {
    day: new Float64Array(1),
    offset: new Float64Array(1),
    observer: new Float64Array(6),
    sun: new Float64Array(9),
    sunGm: ephemeris.gm[BODY.Sun],
  };
  const place = createPlace();
  const light: Illumination = { r: 0, truePhase: 0, apparentPhase: 0 };
  const sight: EarthSight = {
    earthDistance: 0,
    sunDistance: 0,
    truePhase: 0,
    phase: 0,
    elongation: 0,
    apparent: place.apparent,
    sun: new Float64Array(3),
  };
  return {
    sight,
    look(source, day, offset, site) {
      const { observer, sun } = vantage;
      vantage.day[0] = day;
      vantage.offset[0] = offset;
      ephemeris.stateAndAcceleration(BODY.Sun, day, offset, sun);
      ephemeris.state(BODY.Earth, day, offset, observer);
      if (site !== undefined) for (let k = 0; k < 3; k++) observer[k] += site[k];
      seeSun(vantage, sight.sun);
      const sighting = solveLightTime(vantage, 0, source, place);
      if (sighting !== 'seen') return sighting;
      deflect(vantage, 0, place);
      aberrate(vantage, 0, place.apparent);
      illuminate(vantage, 0, place, light);
      sight.earthDistance = place.delta;
      sight.sunDistance = light.r;
      sight.truePhase = light.truePhase;
      sight.phase = light.apparentPhase;
      sight.elongation = angleBetween(sight.apparent, sight.sun);
      return 'seen';
    },
  };
}

/** The apparent direction of the Sun, which moves straight while its light is under way. */
function seeSun(vantage: Vantage, out: Float64Array): void {
  const { sun, observer } = vantage;
  const sunDistance = lengthOf(sun[0] - observer[0], sun[1] - observer[1], sun[2] - observer[2]);
  const lightTime = sunDistance / LIGHT_SPEED_AU_D;
  for (let k = 0; k < 3; k++) out[k] = sun[k] - lightTime * sun[3 + k] - observer[k];
  const length = lengthOf(out[0], out[1], out[2]);
  for (let k = 0; k < 3; k++) out[k] /= length;
  aberrate(vantage, 0, out);
}
