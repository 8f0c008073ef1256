import { AU_KM } from '../constants.ts';
import { type DaySpan, type OrbitTable, TICK_DAYS } from '../table/orbit-table.ts';
import { type StepEnd, unevenSteps } from '../table/uneven-steps.ts';
import { lengthOf } from '../vectors.ts';
import type { RelativeMotion } from './relative-motion.ts';

/** Errors of interpolation that end a step: half a metre, au, or a fraction of the distance, where that is more. */
const LEAST_ERROR = 5e-4 / AU_KM;
const RELATIVE_ERROR = 1e-8;

/**
 * A motion about a body as rows so close that quintic Hermite interpolation follows it.
 *
 * @param span Julian dates TDB; the table ends where the motion does when that is earlier.
 * @returns undefined when less than a few seconds of the motion lie in the span.
 *
 * Accuracy: 1 m within 50 000 km of the body's centre, beyond that 2e-8 of the distance.
 */
export function motionTable(motion: RelativeMotion, span: DaySpan): OrbitTable | undefined {
  const day = Math.floor(span.fromDay);
  const first = Math.ceil((Math.max(span.fromDay, motion.firstDay) - day) / TICK_DAYS);
  const last = Math.floor((Math.min(span.toDay, motion.lastDay) - day) / TICK_DAYS);
  if (last <= first) return undefined;
  return unevenSteps({
    day,
    first,
    last,
    emptyEnd,
    place(end) {
      motion.state(day, end.tick * TICK_DAYS, end.state);
      motion.acceleration(day, end.tick * TICK_DAYS, end.acceleration);
    },
    state: (at, offset, out) => motion.state(at, offset, out),
    allowedError: (from, to) =>
      Math.max(LEAST_ERROR, RELATIVE_ERROR * Math.min(distanceOf(from), distanceOf(to))),
  });
}

function emptyEnd(): StepEnd {
  return { tick: 0, state: new Float64Array(6), acceleration: new Float64Array(3) };
}

function distanceOf({ state }: StepEnd): number {
  return lengthOf(state[0], state[1], state[2]);
}
