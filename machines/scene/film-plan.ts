import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { TimeRange } from '../kit/time-range.ts';

/** Something that can be filmed: when it happens, UTC milliseconds, and what it is. */
export type FilmMoment = { readonly ms: number; readonly title: string };

/** Width and height of a film, px. */
export type FilmSize = { readonly width: number; readonly height: number };

/** How a film is to be. */
export type FilmPlan = {
  /** Undefined: it runs until it is stopped. */
  readonly seconds: number | undefined;
  /** Undefined: as the view is. */
  readonly size: FilmSize | undefined;
  /** The event in its middle, UTC milliseconds; undefined: whatever the view shows. */
  readonly momentMs: number | undefined;
  /** Simulated days that pass in a film of an event. */
  readonly days: number;
};

/** A film that nobody planned. */
export const FREE_FILM: FilmPlan = { seconds: undefined, size: undefined, momentMs: undefined, days: 2 };

/** Length of a film of an event as long as none was chosen, s. */
const EVENT_SECONDS = 20;

/** The plan after a change; the film of an event has a length. */
export function planned(plan: FilmPlan, change: Partial<FilmPlan>): FilmPlan {
  const next = { ...plan, ...change };
  return next.momentMs === undefined ? next : { ...next, seconds: next.seconds ?? EVENT_SECONDS };
}

/** The simulated time that a film of an event shows, and in how many seconds; undefined for any other film. */
export function passageOf({
  seconds,
  momentMs,
  days,
}: FilmPlan): { readonly range: TimeRange; readonly seconds: number } | undefined {
  if (seconds === undefined || momentMs === undefined) return undefined;
  const half = (days / 2) * MILLISECONDS_PER_DAY;
  return { range: { startMs: momentMs - half, endMs: momentMs + half }, seconds };
}
