import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { SOVT_TIMELINE } from '#machines/sovt/sovt-tables.ts';
import { timelineMachine } from '#machines/scene/timeline.ts';
import { timelineChange } from '#parts/scene/timeline-change.ts';

const NOW = Date.parse('2026-03-01T15:20:00Z');
const DATES = { start: '2027-01-01T00:00:00.000Z', end: '2027-06-01' };

test('a page around sets days or moments, and a time between them', () => {
  const timeline = started();
  timelineChange(timeline, { dates: DATES, time: '2027-02-03T04:05:00Z' })();
  const { range } = timeline.getSnapshot().context;
  expect(range).toEqual({ startMs: Date.parse('2027-01-01'), endMs: Date.parse('2027-06-01') });
  expect(() => timelineChange(timeline, { time: '2028-01-01T00:00:00Z' })).toThrow('not between the dates');
  expect(() => timelineChange(timeline, { dates: { start: '1900-01-01', end: '2027-01-01' } })).toThrow(
    'beyond those of the timeline',
  );
});

test('a page around is told that the dates are held while something is calculated', () => {
  const timeline = started();
  timeline.send({ type: 'dates.held' });
  expect(() => timelineChange(timeline, { dates: DATES })).toThrow('Calculations in progress');
  expect(() => timelineChange(timeline, { time: '2026-03-02T00:00:00Z' })).not.toThrow();
});

function started() {
  const input = { options: SOVT_TIMELINE, nowMs: NOW, realNow: () => NOW };
  return createActor(timelineMachine, { input }).start();
}
