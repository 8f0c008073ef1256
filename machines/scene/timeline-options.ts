import { daysAround, searchDays, type TimeRange, timeLimits, yearsAround } from '../kit/time-range.ts';

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

/** Tools with a timeline. */
export type TimelineTool = 'ovt' | 'fvt' | 'sovt';

const ORBIT_SPEEDS: readonly Speed[] = [
  { label: '1 year', daysPerSecond: 365 },
  { label: '1 month', daysPerSecond: 30 },
  { label: '1 week', daysPerSecond: 7 },
  { label: '1 day', daysPerSecond: 1 },
];

/** The shortest two are a twelfth and a twenty-fourth of a day, cut to three decimals. */
const FLYBY_SPEEDS: readonly Speed[] = [
  { label: '1 day', daysPerSecond: 1 },
  { label: '12 hours', daysPerSecond: 0.5 },
  { label: '6 hours', daysPerSecond: 0.25 },
  { label: '2 hours', daysPerSecond: 0.083 },
  { label: '1 hour', daysPerSecond: 0.041 },
];

const TEN_MINUTES_MS = 600_000;
const MINUTE_MS = 60_000;

/** Timelines by tool. */
export const TIMELINES: Readonly<Record<TimelineTool, TimelineOptions>> = {
  ovt: {
    speeds: ORBIT_SPEEDS,
    defaultDaysPerSecond: 7,
    stepMs: TEN_MINUTES_MS,
    defaultRange: (nowMs) => yearsAround(nowMs, 0, 10),
  },
  fvt: {
    speeds: FLYBY_SPEEDS,
    defaultDaysPerSecond: 1,
    stepMs: MINUTE_MS,
    defaultRange: (nowMs) => daysAround(nowMs, 5, 5),
  },
  sovt: {
    speeds: ORBIT_SPEEDS,
    defaultDaysPerSecond: 7,
    stepMs: TEN_MINUTES_MS,
    defaultRange: (nowMs) => yearsAround(nowMs, 10, 10),
  },
};

/** Days in which close approaches are looked for at first: today and the ten days after it. */
export function defaultSearchDays(nowMs: number): TimeRange {
  return searchDays(daysAround(nowMs, 0, 10), timeLimits(nowMs));
}
