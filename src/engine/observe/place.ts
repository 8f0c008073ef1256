import { LIGHT_SPEED_AU_D } from '../constants.ts';
import type { LightSource } from './light-source.ts';
import type { ObserverFrames } from './observer-frames.ts';

/** Where a body is seen at one row of the frames; the arrays are overwritten by the next {@link locate}. */
export type Place = {
  /** Days that the light travelled. */
  lightTime: number;
  /** Change of the light time, days per day. */
  lightTimeRate: number;
  /** |body(t - light time) - observer(t)|, au. */
  delta: number;
  /** Body at the time the light left it: barycentric x y z vx vy vz, ICRF, au and au/d. */
  readonly state: Float64Array;
  /** From observer to body, ICRF, au: the astrometric direction times delta. */
  readonly line: Float64Array;
  /** Unit vector of the apparent direction in ICRF axes: deflected by the Sun, aberrated. */
  readonly apparent: Float64Array;
  /** The same on the true equator and equinox of date. */
  readonly ofDate: Float64Array;
};

/** Instant of the last row located, from which the next light time is guessed. */
type Memory = Place & { lastInstant: number };

/** Light times within this of the guess are corrected along the velocity instead of asking for the state again, days. */
const CLOSE_GUESS_DAYS = 2e-5;

/** Farther than this from the last row a light time is not extrapolated, days. */
const EXTRAPOLATION_DAYS = 20;

const LIGHT_TIME_ITERATIONS = 12;

/** An empty place, to be filled by {@link locate} again and again. */
export function createPlace(): Place {
  const memory: Memory = {
    lightTime: 0,
    lightTimeRate: 0,
    delta: 0,
    state: new Float64Array(6),
    line: new Float64Array(3),
    apparent: new Float64Array(3),
    ofDate: new Float64Array(3),
    lastInstant: -Infinity,
  };
  return memory;
}

/**
 * Astrometric and apparent topocentric place of a body.
 *
 * Astrometric: light time alone, iterated, between barycentric positions. Apparent: also deflection by the Sun (body at a
 * finite distance), aberration by the observer's full velocity, bias-precession-nutation. From recorded states JPL
 * Horizons is reproduced to 0.2 mas (astrometric) and 2 mas (apparent, after its equinox's 52 mas).
 *
 * @param place overwritten
 * @returns false when the body no longer existed when the light should have left it
 * @throws RangeError when the source does not reach back to the time the light left
 * @see Urban & Seidelmann (2013), Explanatory Supplement, 7.2-7.3; Klioner (2003), AJ 125, 1580
 */
export function locate(frames: ObserverFrames, row: number, source: LightSource, place: Place): boolean {
  if (!traceLight(frames, row, source, place as Memory)) return false;
  deflect(frames, row, place);
  aberrate(frames, row, place.apparent);
  const m = 9 * row;
  const { trueEquator } = frames;
  const x = place.apparent[0];
  const y = place.apparent[1];
  const z = place.apparent[2];
  place.ofDate[0] = trueEquator[m] * x + trueEquator[m + 1] * y + trueEquator[m + 2] * z;
  place.ofDate[1] = trueEquator[m + 3] * x + trueEquator[m + 4] * y + trueEquator[m + 5] * z;
  place.ofDate[2] = trueEquator[m + 6] * x + trueEquator[m + 7] * y + trueEquator[m + 8] * z;
  return true;
}

/**
 * Finds the instant at which the light left, by Newton's method on |x(t - τ) - o| = c τ, starting from the last row's
 * light time.
 */
function traceLight(frames: ObserverFrames, row: number, source: LightSource, place: Memory): boolean {
  const { state, line } = place;
  const day = frames.day[row];
  const offset = frames.offset[row];
  const o = 6 * row;
  const { observer } = frames;
  const elapsed = day + offset - place.lastInstant;
  let tau = place.lightTime;
  if (Math.abs(elapsed) < EXTRAPOLATION_DAYS) tau += place.lightTimeRate * elapsed;
  const least = Math.max(0, day - source.goneAfter + offset);
  for (let iteration = 0; iteration < LIGHT_TIME_ITERATIONS; iteration++) {
    tau = Math.max(tau, least);
    source.state(day, offset - tau, state);
    line[0] = state[0] - observer[o];
    line[1] = state[1] - observer[o + 1];
    line[2] = state[2] - observer[o + 2];
    const delta = Math.sqrt(line[0] * line[0] + line[1] * line[1] + line[2] * line[2]);
    const approach = (line[0] * state[3] + line[1] * state[4] + line[2] * state[5]) / delta;
    const correction = (delta - LIGHT_SPEED_AU_D * tau) / (LIGHT_SPEED_AU_D + approach);
    tau += correction;
    if (Math.abs(correction) < CLOSE_GUESS_DAYS) {
      if (tau < least) return false;
      settle(place, tau, correction, day + offset);
      place.lightTimeRate = lightTimeRate(frames, row, place);
      return true;
    }
    if (tau < least && least > 0 && iteration > 0) return false;
  }
  throw new RangeError(
    `Light time did not settle at JD ${day + offset} TDB: the source moves as fast as light`,
  );
}

/** Moves the state along its velocity to the corrected instant. */
function settle(place: Memory, tau: number, correction: number, instant: number): void {
  const { state, line } = place;
  for (let k = 0; k < 3; k++) {
    const shift = -correction * state[3 + k];
    state[k] += shift;
    line[k] += shift;
  }
  place.lightTime = tau;
  place.delta = Math.sqrt(line[0] * line[0] + line[1] * line[1] + line[2] * line[2]);
  place.lastInstant = instant;
}

function lightTimeRate({ observer }: ObserverFrames, row: number, { line, state, delta }: Place): number {
  const o = 6 * row + 3;
  const body = (line[0] * state[3] + line[1] * state[4] + line[2] * state[5]) / delta;
  const own = (line[0] * observer[o] + line[1] * observer[o + 1] + line[2] * observer[o + 2]) / delta;
  return (body - own) / (LIGHT_SPEED_AU_D + body);
}

/**
 * Bends the direction by the Sun's gravity; the body may stand before or behind the Sun. A body inside the Sun's disc, or
 * the Sun itself, stays where it is.
 *
 * @see Explanatory Supplement (2013), eq. 7.63
 */
function deflect(frames: ObserverFrames, row: number, place: Place): void {
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
  if (q < SUN_RADIUS_AU) return;
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

/** Radius of the Sun, au (695 700 km, IAU 2015 resolution B3). */
const SUN_RADIUS_AU = 0.004_650_5;

/** 1 + cos of the angle at which light would graze the Sun's limb as seen from 1 au. */
const LEAST_BEHIND = 1e-5;

/**
 * Turns a unit vector by relativistic aberration.
 *
 * @see Explanatory Supplement (2013), eq. 7.40
 */
function aberrate({ observer }: ObserverFrames, row: number, u: Float64Array): void {
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
