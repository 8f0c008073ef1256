import { BODY } from '../ephemeris/body.ts';
import { type Ephemeris, requireInEphemeris } from '../ephemeris/ephemeris.ts';
import { twoBodyStep } from '../kepler/two-body-step.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import type { Trajectory } from './trajectory.ts';

/**
 * The conic that osculates an orbit at its epoch, about the Sun where the ephemeris has it.
 *
 * It knows neither impacts nor emergences: nothing bends it.
 *
 * @param span Julian dates TDB that it covers, both ends included.
 * @throws {RangeError} for a day outside the ephemeris, or a span that runs backwards.
 *
 * Accuracy: that of the two-body step, 1e-14 of the distance; what the planets do to the orbit is left out.
 */
export function keplerianTrajectory(
  orbit: Orbit,
  ephemeris: Ephemeris,
  { fromDay, toDay }: { readonly fromDay: number; readonly toDay: number },
): Trajectory {
  if (!(fromDay <= toDay)) throw new RangeError(`a span must run forward, got JD ${fromDay} to ${toDay}`);
  requireInEphemeris('The first day', fromDay, ephemeris);
  requireInEphemeris('The last day', toDay, ephemeris);
  const start = Float64Array.of(...orbit.position, ...orbit.velocity);
  const sun = new Float64Array(6);
  const relative = new Float64Array(6);
  const move = (day: number, offset: number) => {
    if (!(day + offset >= fromDay && day + offset <= toDay)) {
      throw new RangeError(`JD ${day + offset} lies outside the orbit, JD ${fromDay} to ${toDay}`);
    }
    twoBodyStep(SUN_GM, start, day - orbit.epoch.day + (offset - orbit.epoch.offset), relative);
  };
  return {
    model: 'two-body',
    firstDay: fromDay,
    lastDay: toDay,
    impact: undefined,
    emergence: undefined,
    steps: 0,
    state(day, offset, out, at = 0) {
      move(day, offset);
      ephemeris.state(BODY.Sun, day, offset, sun);
      for (let axis = 0; axis < 6; axis++) out[at + axis] = sun[axis] + relative[axis];
    },
    acceleration(day, offset, out) {
      move(day, offset);
      const [x, y, z] = relative;
      const pull = SUN_GM / (x * x + y * y + z * z) ** 1.5;
      for (let axis = 0; axis < 3; axis++) out[axis] = -pull * relative[axis];
    },
  };
}
