import type { Present } from '../popups/coordinator.ts';
import { savedTimeline, type TimelineActor } from './timeline.ts';

/** The timeline in a state: its range goes by several names. */
type TimelineFields = {
  readonly timeFrame: { readonly start: string; readonly end: string };
  readonly activeCurrentDate: string;
  readonly speed: number;
};

/** How the timeline is saved, at its present date. */
export const SAVED_TIMELINE = {
  save({ timeline: { context } }: Present<{ readonly timeline: TimelineActor }>) {
    const { range, currentMs, daysPerSecond } = savedTimeline(context);
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
  },
  load({ timeFrame, activeCurrentDate, speed }: TimelineFields) {
    const saved = {
      range: { startMs: Date.parse(timeFrame.start), endMs: Date.parse(timeFrame.end) },
      currentMs: Date.parse(activeCurrentDate),
      daysPerSecond: speed,
    };
    return [{ to: 'timeline', event: { type: 'timeline.loaded', saved } } as const];
  },
};

function isoOf(unixMs: number): string {
  return new Date(unixMs).toISOString();
}
