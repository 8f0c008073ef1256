import type { TimeRange } from '../kit/time-range.ts';

/** A speed offered, in simulated days per real second. Reverse is a direction, not a speed. */
export type Speed = { readonly label: string; readonly daysPerSecond: number };

/** What tells the timeline of one tool from another's. */
export type TimelineOptions = {
  readonly speeds: readonly Speed[];
  readonly defaultDaysPerSecond: number;
  /** Step of the slider, milliseconds. */
  readonly stepMs: number;
  /** Where it begins, from the instant the tool is opened. */
  readonly defaultRange: (nowMs: number) => TimeRange;
};
