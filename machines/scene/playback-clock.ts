import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { clampedTo, type TimeRange } from '../kit/time-range.ts';

export type Direction = 'forward' | 'reverse';

/** The simulated date and how it runs. */
export type PlaybackClock = {
  readonly range: TimeRange;
  /** Simulated date at the anchor, or where it stands: UTC milliseconds. */
  readonly currentMs: number;
  /** Simulated days per real second, above 0. */
  readonly daysPerSecond: number;
  /** Real time at which the date was `currentMs`, and where it runs from there; undefined while it stands. */
  readonly anchor: { readonly realMs: number; readonly direction: Direction } | undefined;
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
  const elapsed = (realMs - anchor.realMs) * daysPerSecond * (MILLISECONDS_PER_DAY / 1000);
  return clampedTo(range, anchor.direction === 'forward' ? currentMs + elapsed : currentMs - elapsed);
}

/** The same motion, anchored at a later moment, so that it can be changed from there on. */
export function settledAt(clock: PlaybackClock, realMs: number): Pick<PlaybackClock, 'currentMs' | 'anchor'> {
  const { anchor } = clock;
  return { currentMs: currentAt(clock, realMs), anchor: anchor && { ...anchor, realMs } };
}

/** Real milliseconds from the anchor to the end the date runs to; 0 while it stands. */
export function untilArrival({ range, currentMs, daysPerSecond, anchor }: PlaybackClock): number {
  if (anchor === undefined) return 0;
  const left = anchor.direction === 'forward' ? range.endMs - currentMs : currentMs - range.startMs;
  return left / (daysPerSecond * (MILLISECONDS_PER_DAY / 1000));
}

/** Whether the date stands at the end it would run to. */
export function isAtEnd({ range, currentMs }: PlaybackClock, direction: Direction): boolean {
  return currentMs === (direction === 'forward' ? range.endMs : range.startMs);
}
