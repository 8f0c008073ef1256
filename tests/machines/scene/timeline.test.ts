import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { TimeRange } from '#machines/kit/time-range.ts';
import { currentAt } from '#machines/scene/playback-clock.ts';
import { FVT_TIMELINE } from '#machines/fvt/fvt-tables.ts';
import { OVT_TIMELINE } from '#machines/ovt/ovt-tables.ts';
import { SOVT_TIMELINE } from '#machines/sovt/sovt-tables.ts';
import { isInstant } from '#machines/scene/timeline-rules.ts';
import { savedTimeline, timelineMachine } from '#machines/scene/timeline.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-01T15:20:00Z');

const TIMELINES = { ovt: OVT_TIMELINE, fvt: FVT_TIMELINE, sovt: SOVT_TIMELINE };

test('the timeline of orbits begins today, runs ten years ahead, and is at its start', () => {
  const { context, dates } = start('ovt');
  expect(dates()).toEqual({ start: '2026-03-01', end: '2036-03-01', current: '2026-03-01' });
  expect(context()).toMatchObject({ daysPerSecond: 7, stepMs: 600_000 });
  expect(context().speeds.map(({ daysPerSecond }) => daysPerSecond)).toEqual([365, 30, 7, 1]);
});

test('the timeline of orbits never ends after 31 December in a hundred years', () => {
  const { actor, dates } = start('ovt');
  actor.send({ type: 'end.chosen', ms: Date.parse('2200-01-01') });
  expect(dates().end).toBe('2126-12-31');
});

test('the timeline of orbits never starts before 1950', () => {
  const { actor, dates } = start('ovt');
  actor.send({ type: 'start.chosen', ms: Date.parse('1949-12-31') });
  expect(dates().start).toBe('1950-01-01');
});

test('the timeline of synodic orbits reaches ten years to both sides of today', () => {
  expect(start('sovt').dates()).toEqual({ start: '2016-03-01', end: '2036-03-01', current: '2026-03-01' });
});

test('the timeline of flybys reaches five days to both sides of today', () => {
  const { actor, dates, context } = start('fvt', Date.parse('2026-03-06T09:00:00Z'));
  expect(dates()).toEqual({ start: '2026-03-01', end: '2026-03-11', current: '2026-03-06' });
  expect(context().stepMs).toBe(60_000);
  expect(FVT_TIMELINE.speeds.map(({ daysPerSecond }) => daysPerSecond)).toEqual([1, 0.5, 0.25, 0.083, 0.041]);
  actor.send({ type: 'speed.chosen', daysPerSecond: 0.083 });
  expect(context().daysPerSecond).toBe(0.083);
});

test('playback runs seven days a second, whether it is looked at often or not', () => {
  const often = start('ovt');
  often.actor.send({ type: 'forward.pressed' });
  for (let frame = 0; frame < 300; frame++) {
    often.clock.increment(5000 / 300);
    often.now();
  }
  const seldom = start('ovt');
  seldom.actor.send({ type: 'forward.pressed' });
  seldom.clock.increment(5000);
  expect(often.dates().current).toBe('2026-04-05');
  expect(seldom.dates().current).toBe('2026-04-05');
});

test('playback pauses at the button that is active, and goes on from there', () => {
  const { actor, clock, dates } = start('ovt');
  actor.send({ type: 'forward.pressed' });
  clock.increment(1000);
  actor.send({ type: 'forward.pressed' });
  clock.increment(9000);
  expect(actor.getSnapshot().value).toMatchObject({ playback: 'paused' });
  expect(dates().current).toBe('2026-03-08');
  actor.send({ type: 'forward.pressed' });
  clock.increment(1000);
  expect(dates().current).toBe('2026-03-15');
});

test('playback turns round at the other button', () => {
  const { actor, clock, dates } = start('ovt');
  actor.send({ type: 'forward.pressed' });
  clock.increment(3000);
  actor.send({ type: 'reverse.pressed' });
  clock.increment(1000);
  expect(dates().current).toBe('2026-03-15');
  actor.send({ type: 'forward.pressed' });
  clock.increment(1000);
  expect(dates().current).toBe('2026-03-22');
  actor.send({ type: 'reverse.pressed' });
  actor.send({ type: 'reverse.pressed' });
  expect(actor.getSnapshot().hasTag('playing')).toBe(false);
});

test('playback pauses exactly at the end, also when the timer comes early', () => {
  let early = 0;
  const { actor, clock, context } = start('ovt', NOW, (ms) => ms - early);
  actor.send({ type: 'end.chosen', ms: Date.parse('2026-03-15') });
  actor.send({ type: 'forward.pressed' });
  clock.increment(1999);
  early = 3;
  expect(actor.getSnapshot().hasTag('playing')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('playing')).toBe(false);
  expect(context().currentMs).toBe(Date.parse('2026-03-15'));
  expect(actor.getSnapshot().can({ type: 'end.requested' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'forward.pressed' })).toBe(false);
});

test('playback pauses exactly at the start when it runs backwards', () => {
  const { actor, clock, dates } = start('ovt');
  actor.send({ type: 'slider.moved', ms: Date.parse('2026-03-08') });
  actor.send({ type: 'reverse.pressed' });
  clock.increment(1000);
  expect(actor.getSnapshot().hasTag('playing')).toBe(false);
  expect(dates().current).toBe('2026-03-01');
  expect(actor.getSnapshot().can({ type: 'start.requested' })).toBe(false);
});

test('playback follows another speed, date or range at once, and pauses where these say', () => {
  const { actor, clock, dates } = start('ovt');
  actor.send({ type: 'forward.pressed' });
  clock.increment(1000);
  actor.send({ type: 'speed.chosen', daysPerSecond: 1 });
  clock.increment(1000);
  expect(dates().current).toBe('2026-03-09');
  actor.send({ type: 'date.chosen', ms: Date.parse('2026-05-01') });
  clock.increment(1000);
  expect(dates().current).toBe('2026-05-02');
  actor.send({ type: 'end.chosen', ms: Date.parse('2026-05-04') });
  clock.increment(2000);
  expect(actor.getSnapshot().hasTag('playing')).toBe(false);
  expect(dates().current).toBe('2026-05-04');
});

test('playback ends when it is sent to the end, or when the end is moved before it', () => {
  const sent = start('ovt');
  sent.actor.send({ type: 'forward.pressed' });
  sent.actor.send({ type: 'end.requested' });
  expect(sent.actor.getSnapshot().hasTag('playing')).toBe(false);
  expect(sent.dates().current).toBe('2036-03-01');
  const cut = start('ovt');
  cut.actor.send({ type: 'forward.pressed' });
  cut.clock.increment(2000);
  cut.actor.send({ type: 'end.chosen', ms: Date.parse('2026-03-10') });
  expect(cut.actor.getSnapshot().hasTag('playing')).toBe(false);
  expect(cut.dates().current).toBe('2026-03-10');
});

test('playback does not know speeds that are not offered', () => {
  const { actor, context } = start('ovt');
  actor.send({ type: 'speed.chosen', daysPerSecond: 0.5 });
  expect(context().daysPerSecond).toBe(7);
});

test('dates of the range past the current one move it to the new start or end', () => {
  const { actor, dates } = start('ovt');
  actor.send({ type: 'start.chosen', ms: Date.parse('2030-01-07') });
  expect(dates()).toEqual({ start: '2030-01-07', end: '2036-03-01', current: '2030-01-07' });
  actor.send({ type: 'date.chosen', ms: Date.parse('2030-01-20') });
  actor.send({ type: 'end.chosen', ms: Date.parse('2030-01-15') });
  expect(dates()).toEqual({ start: '2030-01-07', end: '2030-01-15', current: '2030-01-15' });
});

test('dates are refused while ephemerides are calculated; slider and playback are not', () => {
  const { actor, clock, dates, messages } = start('ovt');
  actor.send({ type: 'dates.locked' });
  actor.send({ type: 'start.chosen', ms: Date.parse('2027-01-01') });
  actor.send({ type: 'end.chosen', ms: Date.parse('2028-01-01') });
  actor.send({ type: 'date.chosen', ms: Date.parse('2027-06-01') });
  expect(dates()).toEqual({ start: '2026-03-01', end: '2036-03-01', current: '2026-03-01' });
  expect(messages).toEqual(Array(3).fill('Calculations in progress, wait before changing the date range.'));
  actor.send({ type: 'slider.moved', ms: Date.parse('2027-06-01') });
  actor.send({ type: 'forward.pressed' });
  clock.increment(1000);
  expect(dates().current).toBe('2027-06-08');
  actor.send({ type: 'dates.freed' });
  actor.send({ type: 'start.chosen', ms: Date.parse('2027-01-01') });
  expect(dates().start).toBe('2027-01-01');
});

test('dates of an event stop playback there, and are refused while ephemerides are calculated', () => {
  const { actor, clock, now, messages } = start('ovt');
  const event = Date.parse('2029-04-13T21:45:04Z');
  actor.send({ type: 'reverse.pressed' });
  actor.send({ type: 'forward.pressed' });
  clock.increment(500);
  actor.send({ type: 'moment.shown', ms: event });
  clock.increment(5000);
  expect(now()).toBe(event);
  expect(actor.getSnapshot().hasTag('playing')).toBe(false);
  actor.send({ type: 'dates.locked' });
  actor.send({ type: 'moment.shown', ms: Date.parse('2027-06-01') });
  expect(now()).toBe(event);
  expect(messages).toHaveLength(1);
});

test('dates of a flyby replace the range, and the date goes to their start', () => {
  const { actor, dates } = start('fvt');
  const range = { startMs: Date.parse('2029-04-10'), endMs: Date.parse('2029-04-17') };
  actor.send({ type: 'range.replaced', range });
  expect(dates()).toEqual({ start: '2029-04-10', end: '2029-04-17', current: '2029-04-10' });
});

test('dates that are one instant leave nothing to move', () => {
  const { actor, context } = start('fvt');
  const at = Date.parse('2029-04-13');
  actor.send({ type: 'range.replaced', range: { startMs: at, endMs: at } });
  expect(isInstant(context())).toBe(true);
  for (const type of ['slider.moved', 'date.chosen'] as const) {
    expect(actor.getSnapshot().can({ type, ms: 0 })).toBe(false);
  }
  expect(actor.getSnapshot().can({ type: 'forward.pressed' })).toBe(false);
});

const range = { startMs: Date.parse('2029-04-12'), endMs: Date.parse('2029-04-14') };

test('a passage takes the seconds that it is given, and pauses at its end', () => {
  const { actor, clock, now, context } = start('ovt');
  actor.send({ type: 'passage.played', range, seconds: 20 });
  expect(now()).toBe(range.startMs);
  clock.increment(5000);
  expect(now()).toBe(range.startMs + DAY / 2);
  expect(actor.getSnapshot().hasTag('playing')).toBe(true);
  clock.increment(60_000);
  expect(now()).toBe(range.endMs);
  expect(actor.getSnapshot().hasTag('playing')).toBe(false);
  expect(context().daysPerSecond).toBe(7);
});

test('a passage is paused by the button of playback, and goes on at the speed of the timeline', () => {
  const { actor, clock, now } = start('ovt');
  actor.send({ type: 'passage.played', range, seconds: 20 });
  clock.increment(10_000);
  actor.send({ type: 'forward.pressed' });
  expect(actor.getSnapshot().hasTag('playing')).toBe(false);
  expect(now()).toBe(range.startMs + DAY);
  actor.send({ type: 'forward.pressed' });
  clock.increment(1000);
  expect(now()).toBe(range.startMs + 8 * DAY);
});

test('a passage leaves dates locked that are locked', () => {
  const { actor } = start('ovt');
  actor.send({ type: 'dates.locked' });
  actor.send({ type: 'passage.played', range, seconds: 20 });
  expect(actor.getSnapshot().hasTag('locked')).toBe(true);
});

test('a saved timeline comes back as it was, paused', () => {
  const before = start('ovt');
  before.actor.send({ type: 'end.chosen', ms: Date.parse('2030-01-01') });
  before.actor.send({ type: 'speed.chosen', daysPerSecond: 30 });
  before.actor.send({ type: 'forward.pressed' });
  before.clock.increment(500);
  const saved = savedTimeline(before.context());
  const after = start('ovt');
  after.actor.send({ type: 'forward.pressed' });
  after.actor.send({ type: 'timeline.loaded', saved: JSON.parse(JSON.stringify(saved)) });
  expect(after.dates()).toEqual({ start: '2026-03-01', end: '2030-01-01', current: '2026-03-16' });
  expect(after.context().daysPerSecond).toBe(30);
  expect(after.actor.getSnapshot().hasTag('playing')).toBe(false);
  expect(after.messages).toEqual([]);
});

test('a saved timeline that reaches beyond the limits is cut to them, with a message', () => {
  const { actor, dates, messages } = start('ovt');
  const range = { startMs: Date.parse('1900-01-01'), endMs: Date.parse('2470-01-01') };
  actor.send({ type: 'timeline.loaded', saved: { range, currentMs: range.startMs, daysPerSecond: 2 } });
  expect(dates()).toEqual({ start: '1950-01-01', end: '2126-12-31', current: '1950-01-01' });
  expect(messages).toEqual(['The saved dates were cut to the range of this tool.']);
});

test('another range is reported, however it came about', () => {
  const { actor, context, ranges } = start('ovt');
  const { startMs, endMs } = context().range;
  actor.send({ type: 'slider.moved', ms: startMs + DAY });
  expect(ranges).toEqual([]);
  actor.send({ type: 'end.chosen', ms: endMs - DAY });
  actor.send({ type: 'start.chosen', ms: startMs + DAY });
  const range = { startMs: 0, endMs: DAY };
  actor.send({ type: 'range.replaced', range });
  actor.send({ type: 'timeline.loaded', saved: { range, currentMs: 0, daysPerSecond: 7 } });
  expect(ranges).toEqual([
    { startMs, endMs: endMs - DAY },
    { startMs: startMs + DAY, endMs: endMs - DAY },
    range,
    range,
  ]);
});

test('simulated days are days of the calendar', () => {
  const range = { startMs: 0, endMs: 100 * DAY };
  const clock = { range, currentMs: 10 * DAY, daysPerSecond: 2 };
  expect(currentAt({ ...clock, anchor: { realMs: 500, direction: 'forward' } }, 1500)).toBe(12 * DAY);
  expect(currentAt({ ...clock, anchor: { realMs: 500, direction: 'reverse' } }, 1500)).toBe(8 * DAY);
  expect(currentAt({ ...clock, anchor: undefined }, 1500)).toBe(10 * DAY);
});

/** A started timeline whose real time is that of a simulated clock. */
function start(tool: keyof typeof TIMELINES, nowMs = NOW, realTime = (ms: number) => ms) {
  const clock = new SimulatedClock();
  const realNow = () => realTime(clock.now());
  const actor = createActor(timelineMachine, { clock, input: { options: TIMELINES[tool], nowMs, realNow } });
  const messages: string[] = [];
  const ranges: TimeRange[] = [];
  actor.on('dates.refused', ({ message }) => messages.push(message));
  actor.on('range.cut', ({ message }) => messages.push(message));
  actor.on('range.changed', ({ range }) => ranges.push(range));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const now = () => currentAt(context(), realNow());
  const dates = () => ({
    start: day(context().range.startMs),
    end: day(context().range.endMs),
    current: day(now()),
  });
  return { actor, clock, context, now, dates, messages, ranges };
}

/** Day of an instant, to the nearest second. */
function day(ms: number): string {
  return new Date(Math.round(ms / 1000) * 1000).toISOString().slice(0, 10);
}
