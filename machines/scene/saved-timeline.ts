import type { SavedTimeline } from './timeline-rules.ts';

/** The timeline in a state: its range goes by several names. */
type TimelineFields = {
  readonly timeFrame: { readonly start: string; readonly end: string };
  readonly activeCurrentDate: string;
  readonly speed: number;
};

/** The timeline as a state stores it. */
export function timelineFieldsOf({ range, currentMs, daysPerSecond }: SavedTimeline) {
  const start = isoOf(range.startMs);
  const end = isoOf(range.endMs);
  return {
    timeFrame: { start, end },
    startDate: start,
    endDate: end,
    dateFrom: start,
    dateTo: end,
    activeCurrentDate: isoOf(currentMs),
    speed: daysPerSecond,
  };
}

/** The timeline that a state stores. */
export function timelineOfFields({ timeFrame, activeCurrentDate, speed }: TimelineFields): SavedTimeline {
  return {
    range: { startMs: Date.parse(timeFrame.start), endMs: Date.parse(timeFrame.end) },
    currentMs: Date.parse(activeCurrentDate),
    daysPerSecond: speed,
  };
}

function isoOf(unixMs: number): string {
  return new Date(unixMs).toISOString();
}
