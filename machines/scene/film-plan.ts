import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_HOUR } from '#engine/constants.ts';
import { clampedRange, type TimeRange } from '../kit/time-range.ts';
import type { FrameSize } from './movie-plan.ts';

/** How a film is to be that is painted frame by frame: as many frames as it needs, however long each takes. */
export type FilmPlan = {
  readonly size: FrameSize;
  readonly framesPerSecond: FrameRate;
  /** Length, s. */
  readonly seconds: number;
  /** The simulated time that it shows. */
  readonly span: TimeRange;
  /** Instant of the event that it shows, UTC milliseconds; undefined where it shows nothing but the span. */
  readonly eventMs: number | undefined;
  /** Whether it goes slowly at the event, and ends with a credit. */
  readonly isSlowAtEvent: boolean;
  readonly hasCredit: boolean;
};

/** What is changed of a plan; of the span one end at a time. */
export type FilmChange = Partial<Omit<FilmPlan, 'span'>> & Partial<TimeRange>;

/** Shapes that a film can have, px: the first is that of a new plan. */
export const FILM_FORMATS = [
  { title: 'Landscape', size: { width: 1920, height: 1080 } },
  { title: 'Portrait', size: { width: 1080, height: 1920 } },
  { title: 'Square', size: { width: 1080, height: 1080 } },
  { title: 'Small', size: { width: 1280, height: 720 } },
  { title: '4K', size: { width: 3840, height: 2160 } },
] as const satisfies readonly { readonly title: string; readonly size: FrameSize }[];

/** Frames per second of cinema, European and American television, and twice those. */
export const FRAME_RATES = [24, 25, 30, 50, 60] as const;

export type FrameRate = (typeof FRAME_RATES)[number];

/** Shortest and longest film, s. */
export const FILM_SECONDS = { min: 1, max: 120 } as const;

/** Length of a film at first, s: that of an event, and of any span. */
export const EVENT_SECONDS = 15;
const SPAN_SECONDS = 20;

/** Time that the film of an event covers on either side of it, ms. */
const BESIDE_EVENT_MS = 6 * MILLISECONDS_PER_HOUR;

/**
 * The plan at first: the hours around an event, or the whole of what there is.
 *
 * @param limits the range of the timeline. @param eventMs UTC milliseconds.
 */
export function firstFilmPlan(limits: TimeRange, eventMs?: number): FilmPlan {
  const [{ size }, framesPerSecond] = [FILM_FORMATS[0], 30] as const;
  const isOfEvent = eventMs !== undefined;
  const plan = { size, framesPerSecond, eventMs, isSlowAtEvent: isOfEvent, hasCredit: isOfEvent };
  if (!isOfEvent) return { ...plan, seconds: SPAN_SECONDS, span: limits };
  const span = { startMs: eventMs - BESIDE_EVENT_MS, endMs: eventMs + BESIDE_EVENT_MS };
  return { ...plan, seconds: EVENT_SECONDS, span: clampedRange(limits, span) };
}

/**
 * The plan after a change, within what there is to be shown; an end of the span that passes the other one takes it along.
 *
 * @param limits the range of the timeline.
 */
export function withFilmChange(plan: FilmPlan, change: FilmChange, limits: TimeRange): FilmPlan {
  const { startMs = plan.span.startMs, endMs = plan.span.endMs, ...rest } = change;
  const isStart = change.startMs !== undefined;
  const span = isStart
    ? { startMs, endMs: Math.max(startMs, endMs) }
    : { startMs: Math.min(startMs, endMs), endMs };
  const seconds = rest.seconds ?? plan.seconds;
  return {
    ...plan,
    ...rest,
    seconds: Math.min(Math.max(seconds, FILM_SECONDS.min), FILM_SECONDS.max),
    span: clampedRange(limits, span),
  };
}

/** How many frames a film has. */
export function frameCount({ framesPerSecond, seconds }: FilmPlan): number {
  return Math.max(1, Math.round(framesPerSecond * seconds));
}

/** Pictures of the strip that shows what a film will be. */
const STRIP_PICTURES = 5;

/** Frames that the strip of a film shows, counted from 0: the first, the last, and others evenly between them. */
export function stripFrames(plan: FilmPlan): readonly number[] {
  const last = frameCount(plan) - 1;
  const frames = Array.from({ length: STRIP_PICTURES }, (_, index) =>
    Math.round((index / (STRIP_PICTURES - 1)) * last),
  );
  return [...new Set(frames)];
}

/** Milliseconds until the rest of so many frames is done, at the pace of those that are. @param spentMs what these took. */
export function leftAtPace(spentMs: number, done: number, count: number): number {
  return (spentMs / Math.max(1, done)) * (count - done);
}

/** Pace of a film at its event, as a fraction of its mean pace: slow where most happens. */
const EVENT_PACE = 0.25;

/** How far from its mean the pace of a film is that goes evenly, at most. */
const EVEN_TOLERANCE = 1e-6;

/** Pixels of a film, all its frames together. */
export function filmPixels(plan: FilmPlan): number {
  return plan.size.width * plan.size.height * frameCount(plan);
}

/** The simulated date of a frame, UTC milliseconds: the first shows the start of the span and the last its end. */
export function frameDate(plan: FilmPlan, frame: number): number {
  const { startMs, endMs } = plan.span;
  const last = frameCount(plan) - 1;
  return last === 0 ? startMs : startMs + (endMs - startMs) * pacedPart(plan, frame / last);
}

/** The fraction of its length after which a film shows its event; undefined where it does not. */
export function eventPart({ span: { startMs, endMs }, eventMs }: FilmPlan): number | undefined {
  if (eventMs === undefined || eventMs < startMs || eventMs > endMs) return undefined;
  return (eventMs - startMs) / (endMs - startMs);
}

/** The fraction of its span that a film has shown after a fraction of its length: a cubic on each side of the event, of one pace there. */
function pacedPart(plan: FilmPlan, part: number): number {
  const event = eventPart(plan);
  if (!plan.isSlowAtEvent || event === undefined) return part;
  const side = part < event ? event : 1 - event;
  if (!(side > 0)) return part;
  const away = (part - event) / side;
  return event + side * away * (EVENT_PACE + (1 - EVENT_PACE) * away ** 2);
}

/** Pieces of a film of which each has one pace. */
const PACE_PIECES = 40;

/**
 * How fast a film goes from piece to piece of its length, in units of its mean pace; nothing where it goes
 * evenly.
 */
export function pacesOf(plan: FilmPlan): readonly number[] {
  const parts = Array.from({ length: PACE_PIECES + 1 }, (_, piece) => pacedPart(plan, piece / PACE_PIECES));
  const paces = parts.slice(1).map((part, piece) => PACE_PIECES * (part - (parts[piece] ?? 0)));
  return plan.isSlowAtEvent && paces.some((pace) => Math.abs(pace - 1) > EVEN_TOLERANCE) ? paces : [];
}

/** Days of simulated time that pass in a second of a film at its event. */
export function daysPerSecondAtEvent({ span: { startMs, endMs }, seconds, isSlowAtEvent }: FilmPlan): number {
  return ((isSlowAtEvent ? EVENT_PACE : 1) * (endMs - startMs)) / MILLISECONDS_PER_DAY / seconds;
}

/** How long the credit at the end of a film is seen, s, of a short film a fraction of its length; and how long it takes to come. */
const CREDIT_SECONDS = 2;
const CREDIT_PART = 0.25;
const CREDIT_COMES_SECONDS = 0.5;

/** How opaque the credit is in a frame: 0 until the end of a film is near. */
export function creditOpacity(plan: FilmPlan, frame: number): number {
  const { hasCredit, seconds, framesPerSecond } = plan;
  if (!hasCredit) return 0;
  const length = Math.min(CREDIT_SECONDS, CREDIT_PART * seconds);
  const seen = length - (frameCount(plan) - 1 - frame) / framesPerSecond;
  return Math.min(Math.max(seen / CREDIT_COMES_SECONDS, 0), 1);
}
