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

/** How the canvas is recorded. */
export const RECORDING = {
  videoBitsPerSecond: 25_600_000,
  /** Length of the pieces the recorder hands over, milliseconds. */
  chunkMs: 100,
} as const;

/** Movie types by preference; Safari records the last one alone. */
const MOVIE_TYPES = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'] as const;

/** The type to record; undefined where the browser records none of them. */
export function movieType(isSupported: (mimeType: string) => boolean): string | undefined {
  return MOVIE_TYPES.find(isSupported);
}

/** Time on air, h:mm:ss. @param seconds whole seconds. */
export function onAirText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

function twoDigits(count: number): string {
  return String(count % 60).padStart(2, '0');
}
