import type { SkyUncertainty } from '../observe/target.ts';
import { ellipseFromU } from '../uncertainty/run-off.ts';
import type { SkyEllipse } from '../uncertainty/sky-ellipse.ts';
import type { Course } from './follow-object.ts';

/** The MPC's uncertainty parameter of an object, 0 to 9, and the end of its observed arc, Julian date. */
export type RunOff = { readonly u: number; readonly arcEnd: number };

/** How often a day the uncertainty is computed: within a night it hardly changes. */
const ELLIPSES_PER_DAY = 2;

/** The uncertainty of an object's positions along its course, by the run-off of its U. */
export function runOffUncertainty({ track, origin }: Course, { u, arcEnd }: RunOff): SkyUncertainty {
  const state = new Float64Array(6);
  const velocity = state.subarray(3);
  let half = Number.NaN;
  let ellipse: SkyEllipse;
  return (day, offset, line) => {
    const current = Math.floor((day + offset) * ELLIPSES_PER_DAY);
    if (current === half) return ellipse;
    half = current;
    track.state(day - origin + offset, state);
    ellipse = ellipseFromU(u, Math.max(0, day + offset - arcEnd), state, velocity, line);
    return ellipse;
  };
}
