import { LIGHT_SPEED_AU_D } from '../constants.ts';
import { arcCosine } from '../angles.ts';
import type { Vantage } from './observer-frames.ts';
import type { Place } from './place.ts';

/** How the Sun lights a body that an observer sees. */
export type Illumination = {
  /** |body(t - τ) - Sun(t - τ - τ')|, τ' the light time from Sun to body: the path of the light, au. */
  r: number;
  /** Angle at the body between Sun and observer, rad: what the magnitude depends on. */
  truePhase: number;
  /** The same between the apparent Sun, aberrated by the body's motion, and the reversed apparent direction, rad. */
  apparentPhase: number;
};

/**
 * Heliocentric distance and phase angles by JPL Horizons' conventions; r agrees to 3 m, angles to their last digit.
 *
 * @param place located at this row
 * @param out overwritten
 */
export function illuminate(frames: Vantage, row: number, place: Place, out: Illumination): void {
  const { state, line, apparent, delta, lightTime } = place;
  const { sun } = frames;
  const s = 9 * row;
  let before = lightTime;
  let x = 0;
  let y = 0;
  let z = 0;
  let r = 0;
  for (let iteration = 0; iteration < 2; iteration++) {
    const half = 0.5 * before * before;
    x = sun[s] - before * sun[s + 3] + half * sun[s + 6] - state[0];
    y = sun[s + 1] - before * sun[s + 4] + half * sun[s + 7] - state[1];
    z = sun[s + 2] - before * sun[s + 5] + half * sun[s + 8] - state[2];
    r = Math.sqrt(x * x + y * y + z * z);
    before = lightTime + r / LIGHT_SPEED_AU_D;
  }
  const ax = x / r + state[3] / LIGHT_SPEED_AU_D;
  const ay = y / r + state[4] / LIGHT_SPEED_AU_D;
  const az = z / r + state[5] / LIGHT_SPEED_AU_D;
  const a = Math.sqrt(ax * ax + ay * ay + az * az);
  out.r = r;
  out.truePhase = arcCosine(-(x * line[0] + y * line[1] + z * line[2]) / (r * delta));
  out.apparentPhase = arcCosine(-(ax * apparent[0] + ay * apparent[1] + az * apparent[2]) / a);
}
