import { BODY_RADIUS } from '../ephemeris/body-radius.ts';
import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { illuminate } from './illumination.ts';
import { ephemerisSource } from './light-source.ts';
import { locate } from './locate.ts';
import type { ObserverFrames } from './observer-frames.ts';
import { createPlace } from './place.ts';

/** The disc of the Sun, the Moon or a planet as an observer sees it; angles in rad. */
export type SkyDisc = {
  readonly body: Body;
  /** Astrometric, unit vector in ICRF. */
  readonly direction: Vector3;
  /** Distance, au. */
  readonly delta: number;
  /** Apparent radius of its equator. */
  readonly radius: number;
  /**
   * Lit part of the disc, 0 to 1, and the position angle of its middle, from north through east; the Sun is
   * fully lit.
   */
  readonly lit: number;
  readonly brightLimb: number;
};

/** Bodies with a disc, the Earth left out. */
const DISC_BODIES: readonly Body[] = [
  BODY.Sun,
  BODY.Moon,
  BODY.Mercury,
  BODY.Venus,
  BODY.Mars,
  BODY.Jupiter,
  BODY.Saturn,
  BODY.Uranus,
  BODY.Neptune,
];

/**
 * The discs of Sun, Moon and planets at one row of the frames.
 *
 * Position angles are those of ICRF north, as charts of it have them; those of date differ by up to 0.6 deg a century away from the poles.
 *
 * @throws RangeError when the ephemeris does not reach back to the time the light left
 * @see Meeus, Astronomical Algorithms, eqs 48.1 (lit part) and 48.5 (bright limb)
 */
export function skyDiscs(frames: ObserverFrames, row: number, ephemeris: Ephemeris): readonly SkyDisc[] {
  const place = createPlace();
  const light = { r: 0, truePhase: 0, apparentPhase: 0 };
  let sun: Vector3 = [1, 0, 0];
  return DISC_BODIES.map((body) => {
    locate(frames, row, ephemerisSource(ephemeris, body), place);
    const { line, delta } = place;
    const direction: Vector3 = [line[0] / delta, line[1] / delta, line[2] / delta];
    const radius = Math.asin(Math.min(1, BODY_RADIUS[body] / delta));
    if (body === BODY.Sun) {
      sun = direction;
      return { body, direction, delta, radius, lit: 1, brightLimb: 0 };
    }
    illuminate(frames, row, place, light);
    return {
      body,
      direction,
      delta,
      radius,
      lit: (1 + Math.cos(light.truePhase)) / 2,
      brightLimb: positionAngle(direction, sun),
    };
  });
}

/** Position angle of one direction as seen from another, rad, from north through east, −π to π. */
function positionAngle(from: Vector3, to: Vector3): number {
  const east = from[0] * to[1] - from[1] * to[0];
  const cosine = from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  return Math.atan2(east, to[2] - from[2] * cosine);
}
