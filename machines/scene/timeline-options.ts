import type { TimeRange } from '../kit/time-range.ts';

/** A speed offered, in simulated days per real second. Reverse is a direction, not a speed. */
export type Speed = { readonly label: string; readonly daysPerSecond: number };

/** What the timelines of the tools differ in. */
export type TimelineOptions = {
  readonly speeds: readonly Speed[];
  readonly defaultDaysPerSecond: number;
  /** Step of the slider, milliseconds. */
  readonly stepMs: number;
  /** Where it begins, from the instant the tool is opened. */
  readonly defaultRange: (nowMs: number) => TimeRange;
};
