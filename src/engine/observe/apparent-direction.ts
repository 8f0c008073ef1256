import { LIGHT_SPEED_AU_D } from '../constants.ts';
import { BODY } from '../ephemeris/body.ts';
import { BODY_RADIUS } from '../ephemeris/body-radius.ts';
import type { Vantage } from './observer-frames.ts';
import type { Place } from './place.ts';

/** Directly behind the Sun's centre, to 0.26 deg, no light passes: 1 + cos of that angle. */
const LEAST_BEHIND = 1e-5;

/**
 * Deflects the direction by the Sun's gravity; the body may be in front of the Sun or behind it. A body inside the Sun,
 * or the Sun itself, is not deflected.
 *
 * @param place traced at this row; its `apparent` becomes a unit vector, ICRF
 * Neglected: deflection by the planets, 17 mas at Jupiter's limb
 * @see Explanatory Supplement (2013), eq. 7.63
 */
export function deflect(frames: Vantage, row: number, place: Place): void {
  const { line, state, apparent, delta, lightTime } = place;
  const { sun, observer } = frames;
  const s = 9 * row;
  const o = 6 * row;
  const ux = line[0] / delta;
  const uy = line[1] / delta;
  const uz = line[2] / delta;
  apparent[0] = ux;
  apparent[1] = uy;
  apparent[2] = uz;
  const ex = observer[o] - sun[s];
  const ey = observer[o + 1] - sun[s + 1];
  const ez = observer[o + 2] - sun[s + 2];
  const qx = state[0] - sun[s] + lightTime * sun[s + 3];
  const qy = state[1] - sun[s + 1] + lightTime * sun[s + 4];
  const qz = state[2] - sun[s + 2] + lightTime * sun[s + 5];
  const e = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const q = Math.sqrt(qx * qx + qy * qy + qz * qz);
  if (q < BODY_RADIUS[BODY.Sun]) return;
  const behind = 1 + (qx * ex + qy * ey + qz * ez) / (q * e);
  if (behind < LEAST_BEHIND) return;
  const strength = (2 * frames.sunGm) / (LIGHT_SPEED_AU_D * LIGHT_SPEED_AU_D * e * behind);
  const alongBody = (strength * (ux * qx + uy * qy + uz * qz)) / (q * e);
  const alongObserver = (strength * (ux * ex + uy * ey + uz * ez)) / (q * e);
  const x = ux + alongBody * ex - alongObserver * qx;
  const y = uy + alongBody * ey - alongObserver * qy;
  const z = uz + alongBody * ez - alongObserver * qz;
  const length = Math.sqrt(x * x + y * y + z * z);
  apparent[0] = x / length;
  apparent[1] = y / length;
  apparent[2] = z / length;
}

/**
 * Applies relativistic aberration to a unit vector, in place.
 *
 * @param u direction before, then after; ICRF axes
 * @see Explanatory Supplement (2013), eq. 7.40
 */
export function aberrate({ observer }: Vantage, row: number, u: Float64Array): void {
  const o = 6 * row + 3;
  const bx = observer[o] / LIGHT_SPEED_AU_D;
  const by = observer[o + 1] / LIGHT_SPEED_AU_D;
  const bz = observer[o + 2] / LIGHT_SPEED_AU_D;
  const inverseGamma = Math.sqrt(1 - (bx * bx + by * by + bz * bz));
  const forward = u[0] * bx + u[1] * by + u[2] * bz;
  const along = 1 + forward / (1 + inverseGamma);
  const scale = 1 / (1 + forward);
  u[0] = scale * (inverseGamma * u[0] + along * bx);
  u[1] = scale * (inverseGamma * u[1] + along * by);
  u[2] = scale * (inverseGamma * u[2] + along * bz);
}
