import { yearsAround } from '../kit/time-range.ts';
import type { TimelineOptions } from '../scene/timeline-options.ts';

/** The timeline of a tool that shows orbits about the Sun: a number of years about the day it is opened, a week a second. */
export function orbitTimeline({
  yearsBefore,
  yearsAfter,
}: Readonly<Record<'yearsBefore' | 'yearsAfter', number>>): TimelineOptions {
  return {
    speeds: [
      { label: '1 year', daysPerSecond: 365 },
      { label: '1 month', daysPerSecond: 30 },
      { label: '1 week', daysPerSecond: 7 },
      { label: '1 day', daysPerSecond: 1 },
    ],
    defaultDaysPerSecond: 7,
    stepMs: 600_000,
    defaultRange: (nowMs) => yearsAround(nowMs, yearsBefore, yearsAfter),
  };
}
