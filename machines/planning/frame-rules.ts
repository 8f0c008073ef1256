import { defaultMoments, momentFrame, withEndMoment, withStartMoment } from './moment-frame.ts';
import {
  type Dates,
  defaultDates,
  type Precision,
  type TimeFrame,
  timeFrame,
  type TimeZone,
  withEnd,
  withStart,
} from './time-frame.ts';

/** How the time frame of a tool is chosen. `now` is the current date, or moment, UTC. */
export type FrameRules = {
  readonly initial: (now: string) => Dates;
  readonly withStart: (dates: Dates, start: string) => Dates;
  readonly withEnd: (dates: Dates, end: string) => Dates;
  /** Undefined while the dates are invalid. */
  readonly frame: (dates: Dates, now: string, timezone: TimeZone) => TimeFrame | undefined;
};

/** Rules for whole days and for spans to the minute. */
export const FRAME_RULES: Readonly<Record<Precision, FrameRules>> = {
  day: { initial: defaultDates, withStart, withEnd, frame: timeFrame },
  minute: {
    initial: defaultMoments,
    withStart: withStartMoment,
    withEnd: withEndMoment,
    frame: (dates, _now, timezone) => momentFrame(dates, timezone),
  },
};
