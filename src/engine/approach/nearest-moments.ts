import { bisect } from '../bisection.ts';
import type { DaySpan } from '../table/orbit-table.ts';
import { leastDistanceBetween } from '../table/least-distance.ts';
import { lengthOf } from '../vectors.ts';
import type { RelativeMotion } from './relative-motion.ts';

/** A moment at which an object is nearer than before and after it: TDB, Julian date plus days. */
export type NearestMoment = {
  readonly day: number;
  readonly offset: number;
  /** Distance from the centre of the body, au. */
  readonly distance: number;
};

/** Longest interval that is searched as one, days. */
const LONGEST_STEP = 4;

/** Part of the time in which a line from body to object turns by a radian: within it the distance has one minimum. */
const STEP_OF_TURN = 0.125;

/** No interval is divided further, days (9 s). */
const SHORTEST_STEP = 1e-4;

/** How far a bound of the distance may be off where the pull changes in an interval. */
const MARGIN = 1.25;

/** Halvings of an interval of four days: to 0.02 s. */
const HALVINGS = 24;

/**
 * All moments in a span at which an object is nearest to a body and within a limit, in order of time.
 *
 * An interval is left aside where chord and bend show that the object stays outside; any other is divided until the line
 * from body to object turns by an eighth of a radian at most. So an object that is captured for a while has as many
 * moments as pericentres. An end of the span is no such moment.
 *
 * @param limit au. @param timeScale days in which the object's path about the Sun bends, by Julian date.
 *
 * Accuracy: 0.02 s.
 */
export function nearestMoments(
  motion: RelativeMotion,
  span: DaySpan,
  limit: number,
  timeScale: (day: number, offset: number) => number,
): NearestMoment[] {
  const day = Math.floor(span.fromDay);
  const first = Math.max(span.fromDay, motion.firstDay) - day;
  const last = Math.min(span.toDay, motion.lastDay) - day;
  const found: NearestMoment[] = [];
  if (!(last > first)) return found;
  let from = sampleAt(first);
  while (from.offset < last) {
    const step = Math.min(LONGEST_STEP, timeScale(day, from.offset));
    const to = sampleAt(Math.min(from.offset + step, last));
    lookAt(from, to);
    from = to;
  }
  return found;

  function lookAt(a: Sample, b: Sample): void {
    const days = b.offset - a.offset;
    if (leastDistanceBetween(a.state, b.state, days) > MARGIN * limit) return;
    if (days > SHORTEST_STEP && days > STEP_OF_TURN * Math.min(turnTime(a), turnTime(b))) {
      const middle = sampleAt((a.offset + b.offset) / 2);
      lookAt(a, middle);
      lookAt(middle, b);
      return;
    }
    if (!(a.rate < 0 && b.rate >= 0)) return;
    const turn = bisect(a.offset, b.offset, (offset) => sampleAt(offset).rate >= 0, HALVINGS);
    const { offset, distance } = sampleAt((turn.before + turn.after) / 2);
    if (distance <= limit) found.push({ day, offset, distance });
  }

  function sampleAt(offset: number): Sample {
    const state = new Float64Array(6);
    motion.state(day, offset, state);
    const rate = state[0] * state[3] + state[1] * state[4] + state[2] * state[5];
    return { offset, state, rate, distance: lengthOf(state[0], state[1], state[2]) };
  }
}

/** An instant: offset from the day, relative state, distance, and distance times its rate. */
type Sample = {
  readonly offset: number;
  readonly state: Float64Array;
  readonly rate: number;
  readonly distance: number;
};

/** Days in which the object covers its distance. */
function turnTime({ state, distance }: Sample): number {
  return distance / lengthOf(state[3], state[4], state[5]);
}
