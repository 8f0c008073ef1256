import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { SOVT_TIMELINE } from '#machines/sovt/sovt-tables.ts';
import { timelineMachine } from '#machines/scene/timeline.ts';
import { timelineChange } from '#parts/scene/timeline-change.ts';

const NOW = Date.parse('2026-03-01T15:20:00Z');
const DATES = { start: '2027-01-01T00:00:00.000Z', end: '2027-06-01' };

test('a page around sets days or moments, and a time between them', () => {
  const timeline = started();
  timelineChange(timeline, { dates: DATES, time: '2027-02-03T04:05:00Z' })();
  const { context } = timeline.getSnapshot();
  expect(currentAt(context, NOW)).toBe(Date.parse('2027-02-03T04:05:00Z'));
  expect(context.range).toEqual({ startMs: Date.parse('2027-01-01'), endMs: Date.parse('2027-06-01') });
  expect(() => timelineChange(timeline, { time: '2028-01-01T00:00:00Z' })).toThrow('not between the dates');
  expect(() => timelineChange(timeline, { dates: { start: '1900-01-01', end: '2027-01-01' } })).toThrow(
    'beyond those of the timeline',
  );
});

test('a page around is notified that the date is locked while something is calculated; other dates begin again', () => {
  const timeline = started();
  timeline.send({ type: 'dates.locked' });
  const time = '2027-02-03T04:05:00Z';
  expect(() => timelineChange(timeline, { time: '2026-03-02T00:00:00Z' })).toThrow(
    'Calculations in progress',
  );
  const refused: string[] = [];
  timeline.on('dates.refused', ({ message }) => refused.push(message));
  timelineChange(timeline, { dates: DATES, time })();
  expect(currentAt(timeline.getSnapshot().context, NOW)).toBe(Date.parse(time));
  expect(refused).toEqual([]);
});

function started() {
  const input = { options: SOVT_TIMELINE, nowMs: NOW, realNow: () => NOW };
  return createActor(timelineMachine, { input }).start();
}
