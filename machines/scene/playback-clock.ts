import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { clampedTo, type TimeRange } from '../kit/time-range.ts';

export type Direction = 'forward' | 'reverse';

/** The simulated date and how it runs. */
export type PlaybackClock = {
  readonly range: TimeRange;
  /** Simulated date at the anchor, or where it is paused: UTC milliseconds. */
  readonly currentMs: number;
  /** Simulated days per real second, above 0. */
  readonly daysPerSecond: number;
  /** Real time at which the date was `currentMs`, and where it runs from there; undefined while it is paused. */ readonly anchor:
    | {
        readonly realMs: number;
        readonly direction: Direction;
        /** A passage at a separate pace, forward to a date within the range. */
        readonly passage?: { readonly endMs: number; readonly daysPerSecond: number };
      }
    | undefined;
};

/**
 * The simulated date: it follows elapsed real time, however often it is looked at, and stops at the ends of the range.
 *
 * @param realMs milliseconds of the clock that dated the anchor.
 * @returns UTC milliseconds.
 */
export function currentAt(
  { range, currentMs, daysPerSecond, anchor }: PlaybackClock,
  realMs: number,
): number {
  if (anchor === undefined) return currentMs;
  const { passage, direction } = anchor;
  const pace = passage?.daysPerSecond ?? daysPerSecond;
  const elapsed = (realMs - anchor.realMs) * pace * (MILLISECONDS_PER_DAY / 1000);
  const reached = clampedTo(range, direction === 'forward' ? currentMs + elapsed : currentMs - elapsed);
  return passage === undefined ? reached : Math.min(reached, passage.endMs);
}

/** The same motion, anchored at a later moment, so that it can be changed from then on. */
export function reanchoredAt(
  clock: PlaybackClock,
  realMs: number,
): Pick<PlaybackClock, 'currentMs' | 'anchor'> {
  const { anchor } = clock;
  return { currentMs: currentAt(clock, realMs), anchor: anchor && { ...anchor, realMs } };
}

/** Real milliseconds from the anchor to where the date stops; 0 while it is paused. */
export function untilArrival({ range, currentMs, daysPerSecond, anchor }: PlaybackClock): number {
  if (anchor === undefined) return 0;
  const { endMs, daysPerSecond: pace } = anchor.passage ?? { endMs: range.endMs, daysPerSecond };
  const left = anchor.direction === 'forward' ? endMs - currentMs : currentMs - range.startMs;
  return left / (pace * (MILLISECONDS_PER_DAY / 1000));
}

/** Whether the date is at the end it would run to. */
export function isAtEnd({ range, currentMs }: PlaybackClock, direction: Direction): boolean {
  return currentMs === (direction === 'forward' ? range.endMs : range.startMs);
}
