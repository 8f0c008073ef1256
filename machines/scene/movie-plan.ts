import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { TimeRange } from '../kit/time-range.ts';

/** Something that can be recorded: when it happens, UTC milliseconds, and what it is. */
export type MovieMoment = { readonly ms: number; readonly title: string };

/** Width and height of a movie, px. */
export type FrameSize = { readonly width: number; readonly height: number };

/** How a movie is to be. */
export type MoviePlan = {
  /** Undefined: it runs until it is stopped. */
  readonly seconds: number | undefined;
  /** Undefined: as the view is. */
  readonly size: FrameSize | undefined;
  /** The event in its middle, UTC milliseconds; undefined: whatever the view shows. */
  readonly momentMs: number | undefined;
  /** Simulated days that pass in a movie of an event. */
  readonly days: number;
};

/** A movie without a plan. */
export const FREE_MOVIE: MoviePlan = { seconds: undefined, size: undefined, momentMs: undefined, days: 2 };

/** Length of a movie of an event as long as none was chosen, s. */
const EVENT_SECONDS = 20;

/** The plan after a change; the movie of an event has a length. */
export function withPlanChange(plan: MoviePlan, change: Partial<MoviePlan>): MoviePlan {
  const next = { ...plan, ...change };
  return next.momentMs === undefined ? next : { ...next, seconds: next.seconds ?? EVENT_SECONDS };
}

/** The simulated time that a movie of an event shows, and in how many seconds; undefined for any other movie. */
export function passageOf({
  seconds,
  momentMs,
  days,
}: MoviePlan): { readonly range: TimeRange; readonly seconds: number } | undefined {
  if (seconds === undefined || momentMs === undefined) return undefined;
  const half = (days / 2) * MILLISECONDS_PER_DAY;
  return { range: { startMs: momentMs - half, endMs: momentMs + half }, seconds };
}
