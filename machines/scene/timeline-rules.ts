import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { type PlaybackClock, reanchoredAt } from './playback-clock.ts';
import { clampedRange, clampedTo, rangeFrom, rangeUntil, type TimeRange } from '../kit/time-range.ts';

export type TimelineContext = PlaybackClock & {
  /** What the range may reach. */
  readonly limits: TimeRange;
  readonly speeds: readonly Speed[];
  /** Step of the slider, milliseconds. */
  readonly stepMs: number;
  /** Milliseconds of real time; it never goes back. */
  readonly realNow: () => number;
};

/** What a saved state holds of a timeline, UTC milliseconds. */
export type SavedTimeline = {
  readonly range: TimeRange;
  readonly currentMs: number;
  readonly daysPerSecond: number;
};

/** The changed part of a timeline. */
type Change = Partial<TimelineContext>;

/** The start was chosen; a date before it moves to it. */
export function withStart(context: TimelineContext, startMs: number): Change {
  return withRange(context, rangeFrom(context.range, startMs, context.limits));
}

/** The end was chosen; a date after it moves to it. */
export function withEnd(context: TimelineContext, endMs: number): Change {
  return withRange(context, rangeUntil(context.range, endMs, context.limits));
}

/** Another range; a date outside it moves to the nearer end. */
export function withRange(context: TimelineContext, range: TimeRange): Change {
  const within = clampedRange(context.limits, range);
  const settled = reanchoredAt(context, context.realNow());
  return { ...settled, range: within, currentMs: clampedTo(within, settled.currentMs) };
}

/** Another date, clamped to the range; a running date runs on from it. */
export function withDate(context: TimelineContext, ms: number): Change {
  return { ...reanchoredAt(context, context.realNow()), currentMs: clampedTo(context.range, ms) };
}

/** A span of the range passes in this many seconds, from now on. */
export function withPassage(context: TimelineContext, span: TimeRange, seconds: number): Change {
  const { startMs, endMs } = clampedRange(context.range, span);
  const daysPerSecond = (endMs - startMs) / MILLISECONDS_PER_DAY / seconds;
  return {
    currentMs: startMs,
    anchor: { realMs: context.realNow(), direction: 'forward', passage: { endMs, daysPerSecond } },
  };
}

/** Another speed, from the present date on. */
export function withSpeed(context: TimelineContext, daysPerSecond: number): Change {
  return { ...reanchoredAt(context, context.realNow()), daysPerSecond };
}

/** A saved timeline, paused; what is beyond the limits is cut off. A speed that is not offered is left out. */
export function withSavedTimeline(context: TimelineContext, saved: SavedTimeline): Change {
  const range = clampedRange(context.limits, saved.range);
  const isOffered = context.speeds.some(({ daysPerSecond }) => daysPerSecond === saved.daysPerSecond);
  return {
    range,
    currentMs: clampedTo(range, saved.currentMs),
    daysPerSecond: isOffered ? saved.daysPerSecond : context.daysPerSecond,
    anchor: undefined,
  };
}

/** Whether a range reaches beyond the limits of the timeline. */
export function exceedsLimits({ limits }: Pick<TimelineContext, 'limits'>, range: TimeRange): boolean {
  return range.startMs < limits.startMs || range.endMs > limits.endMs;
}

/** Whether the range is a single instant: slider, current date and speed are then disabled. */
export function isInstant({ range }: Pick<TimelineContext, 'range'>): boolean {
  return range.startMs === range.endMs;
}

/** A speed offered, in simulated days per real second. Reverse is a direction, not a speed. */
type Speed = { readonly label: string; readonly daysPerSecond: number };

/** What the timelines of the tools differ in. */
export type TimelineOptions = {
  readonly speeds: readonly Speed[];
  readonly defaultDaysPerSecond: number;
  /** Step of the slider, milliseconds. */
  readonly stepMs: number;
  /** Where it begins, from the instant the tool is opened. */
  readonly defaultRange: (nowMs: number) => TimeRange;
};
