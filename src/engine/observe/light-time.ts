import { LIGHT_SPEED_AU_D } from '../constants.ts';
import { ConvergenceError } from '../kepler/convergence-error.ts';
import { lengthOf } from '../vectors.ts';
import type { LightSource } from './light-source.ts';
import type { Vantage } from './observer-frames.ts';
import type { Place } from './place.ts';

/** Whether a body can be seen: it may not yet, or no longer, exist when the light should have left it. */
export type Sighting = 'seen' | 'not yet' | 'no longer';

/** Light times within this of the guess are corrected along the velocity instead of evaluating the state again, days. */
const CLOSE_GUESS_DAYS = 2e-5;

/** Farther than this from the last row a light time is not extrapolated, days. */
const EXTRAPOLATION_DAYS = 20;

const LIGHT_TIME_ITERATIONS = 12;

/**
 * Finds the instant at which the light left a body, by Newton's method on |x(t - τ) - o| = c τ.
 *
 * Starts from the light time that `place` holds of its last row, so that rows in order of time mostly need one state each.
 * The last step moves the state along its velocity, which is off by 1 cm at 1 au from the Sun.
 *
 * @param place light time and its rate, distance, state and line are overwritten
 * @returns whether the body existed when the light should have left it
 * @throws RangeError when the source does not reach back to that instant, and when the body is where the observer is
 * @throws ConvergenceError when the iterations run out; not seen
 */
export function solveLightTime(frames: Vantage, row: number, source: LightSource, place: Place): Sighting {
  const { state, line } = place;
  const day = frames.day[row];
  const offset = frames.offset[row];
  const o = 6 * row;
  const { observer } = frames;
  const elapsed = day + offset - place.instant;
  let tau = place.lightTime;
  if (Math.abs(elapsed) < EXTRAPOLATION_DAYS) tau += place.lightTimeRate * elapsed;
  const shortest = Math.max(0, day - source.existsUntil + offset);
  const longest = day - source.existsFrom + offset;
  if (longest < 0) return 'not yet';
  for (let iteration = 0; iteration < LIGHT_TIME_ITERATIONS; iteration++) {
    tau = Math.min(Math.max(tau, shortest), longest);
    source.state(day, offset - tau, state);
    line[0] = state[0] - observer[o];
    line[1] = state[1] - observer[o + 1];
    line[2] = state[2] - observer[o + 2];
    const delta = Math.sqrt(line[0] * line[0] + line[1] * line[1] + line[2] * line[2]);
    if (delta === 0) throw new RangeError('The object is where the observer is and has no direction.');
    const approach = (line[0] * state[3] + line[1] * state[4] + line[2] * state[5]) / delta;
    const correction = (delta - LIGHT_SPEED_AU_D * tau) / (LIGHT_SPEED_AU_D + approach);
    tau += correction;
    if (Math.abs(correction) < CLOSE_GUESS_DAYS) {
      if (tau < shortest) return 'no longer';
      if (tau > longest) return 'not yet';
      correctLightTime(place, tau, correction, day + offset);
      place.lightTimeRate = lightTimeRate(frames, row, place);
      return 'seen';
    }
    if (iteration > 0 && tau < shortest && shortest > 0) return 'no longer';
    if (iteration > 0 && tau > longest) return 'not yet';
  }
  throw new ConvergenceError('The equation of light time', tau);
}

/**
 * The place of a body at the instant of the row itself, as if light took no time.
 *
 * @param place as {@link solveLightTime} leaves it, with a light time of 0
 * @returns whether the body existed then
 * @throws RangeError when the source does not reach that instant, and when the body is where the observer is
 */
export function placeAtInstant(frames: Vantage, row: number, source: LightSource, place: Place): Sighting {
  const { state, line } = place;
  const [day, offset] = [frames.day[row], frames.offset[row]];
  if (day - source.existsFrom + offset < 0) return 'not yet';
  if (day - source.existsUntil + offset > 0) return 'no longer';
  source.state(day, offset, state);
  for (let k = 0; k < 3; k++) line[k] = state[k] - frames.observer[6 * row + k];
  place.delta = lengthOf(line[0], line[1], line[2]);
  if (place.delta === 0) throw new RangeError('The object is where the observer is and has no direction.');
  place.lightTime = 0;
  place.lightTimeRate = 0;
  place.instant = day + offset;
  return 'seen';
}

/** Moves the state along its velocity to the corrected instant. */
function correctLightTime(place: Place, tau: number, correction: number, instant: number): void {
  const { state, line } = place;
  for (let k = 0; k < 3; k++) {
    const shift = -correction * state[3 + k];
    state[k] += shift;
    line[k] += shift;
  }
  place.lightTime = tau;
  place.delta = Math.sqrt(line[0] * line[0] + line[1] * line[1] + line[2] * line[2]);
  place.instant = instant;
}

function lightTimeRate({ observer }: Vantage, row: number, { line, state, delta }: Place): number {
  const o = 6 * row + 3;
  const body = (line[0] * state[3] + line[1] * state[4] + line[2] * state[5]) / delta;
  const observerVelocity =
    (line[0] * observer[o] + line[1] * observer[o + 1] + line[2] * observer[o + 2]) / delta;
  return (body - observerVelocity) / (LIGHT_SPEED_AU_D + body);
}
