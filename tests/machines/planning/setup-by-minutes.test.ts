import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { tonightAt } from '#machines/planning/moment-frame.ts';
import { pointsOf } from '#machines/planning/plan.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import type { SetupEmitted } from '#machines/planning/setup-events.ts';
import { spanDays, timeFrame, GREENWICH } from '#machines/planning/time-frame.ts';
import { maximumStep } from '#machines/planning/time-step.ts';
import { plan } from '../fakes/objects.ts';
import { skyPlan } from '../fakes/traces.ts';

const HOURLY = { step: 1, unit: 'h' } as const;

test('a set-up to the minute starts with the day from now, rounded to ten minutes', () => {
  expect(start().setup().dates).toEqual({ start: '2026-03-05T14:30', end: '2026-03-06T14:30' });
});

test('a set-up to the minute follows the clock of the service until a moment is chosen', () => {
  const { actor, setup } = start();
  actor.send({ type: 'today.learned', today: '2027-01-01T00:04' });
  expect(setup().dates).toEqual({ start: '2027-01-01T00:00', end: '2027-01-02T00:00' });
  actor.send({ type: 'end.chosen', date: '2027-01-01T06:00' });
  actor.send({ type: 'today.learned', today: '2027-02-02T00:00' });
  expect(setup().dates).toEqual({ start: '2027-01-01T00:00', end: '2027-01-01T06:00' });
});

test('a set-up to the minute moves the end to a day after a start that is later', () => {
  const { actor, setup } = start();
  actor.send({ type: 'start.chosen', date: '2026-04-01T08:15' });
  expect(setup().dates).toEqual({ start: '2026-04-01T08:15', end: '2026-04-02T08:15' });
});

test.each([
  ['12:05', '12:10'],
  ['12:10', '12:10'],
  ['12:11', '12:11'],
])('a set-up to the minute from 12:00 to %s ends at %s', (typed, end) => {
  const { actor, setup } = start();
  actor.send({ type: 'start.chosen', date: '2026-03-06T12:00' });
  actor.send({ type: 'end.chosen', date: `2026-03-06T${typed}` });
  expect(setup().dates.end).toBe(`2026-03-06T${end}`);
  expect(setupTimeFrame(setup())?.dateTime.end).toBe(`2026-03-06T${end}`);
});

test('a set-up to the minute brings a step within its limits without a word', () => {
  const { actor, setup, emitted } = start();
  const steps = (
    [
      { step: 5, unit: 'm' },
      { step: 0, unit: 'h' },
      { step: 25, unit: 'h' },
      { step: 7, unit: 'd' },
    ] as const
  ).map((timeStep) => {
    actor.send({ type: 'step.typed', timeStep });
    return setup().timeStep.step;
  });
  expect(steps).toEqual([10, 1, 24, 1]);
  expect(emitted).toEqual([]);
});

test('a set-up to the minute shortens the step with the time frame', () => {
  const { actor, setup } = start();
  actor.send({ type: 'step.typed', timeStep: { step: 20, unit: 'h' } });
  actor.send({ type: 'end.chosen', date: '2026-03-05T20:29' });
  expect(setup().timeStep).toEqual({ step: 5, unit: 'h' });
});

test('a step of a day becomes an hour in a night that is chosen, and one that is typed in it stays', () => {
  const { actor, setup } = start();
  actor.send({ type: 'end.chosen', date: '2026-03-12T14:30' });
  actor.send({ type: 'step.typed', timeStep: { step: 1, unit: 'd' } });
  actor.send({ type: 'dates.chosen', dates: tonightAt(setup().today, setup().observatory) });
  expect(setup().timeStep).toEqual({ step: 1, unit: 'h' });
  actor.send({ type: 'step.typed', timeStep: { step: 1, unit: 'd' } });
  expect(setup().timeStep).toEqual({ step: 1, unit: 'd' });
});

test('a time frame that is tonight follows the site that is chosen afterwards, another one does not', () => {
  const { actor, setup } = start();
  actor.send({ type: 'place.typed', latitude: 28.3, longitude: -16.5 });
  actor.send({ type: 'dates.chosen', dates: tonightAt(setup().today, setup().observatory) });
  expect(setup().dates).toEqual({ start: '2026-03-05T17:10', end: '2026-03-06T09:10' });
  actor.send({ type: 'place.typed', latitude: 19.8, longitude: -155.5 });
  expect(setup().dates).toEqual({ start: '2026-03-05T02:20', end: '2026-03-05T18:20' });
  actor.send({ type: 'end.chosen', date: '2026-03-05T16:00' });
  actor.send({ type: 'place.typed', latitude: 28.3, longitude: -16.5 });
  expect(setup().dates).toEqual({ start: '2026-03-05T02:20', end: '2026-03-05T16:00' });
});

test('the length of a time frame is whole days of which none counts as one, or to the minute the fraction of a day that it is', () => {
  expect(spanDays({ start: '2026-03-05', end: '2026-03-05' })).toBe(1);
  expect(spanDays({ start: '2026-03-05', end: '2026-03-08' })).toBe(3);
  expect(spanDays({ start: '2026-03-05T14:30', end: '2026-03-05T20:30' })).toBe(0.25);
  expect(maximumStep('m', { start: '2026-03-05T14:30', end: '2026-03-05T20:30' })).toBe(360);
});

test('the length of a time frame counts in the data points as it is', () => {
  expect(pointsOf(3, { plan: skyPlan('2026-03-05T20:30'), timeStep: HOURLY })).toBe(18);
  expect(pointsOf(3, { plan: skyPlan('2026-03-07T02:30'), timeStep: HOURLY })).toBe(108);
  const sameDay = timeFrame({ start: '2026-01-01', end: '2026-01-01' }, '2026-01-01', GREENWICH);
  expect(sameDay && pointsOf(3, { plan: { ...plan(), timeFrame: sameDay }, timeStep: HOURLY })).toBe(72);
});

function start() {
  const actor = createActor(setupMachine, {
    input: { today: '2026-03-05T14:26', precision: 'minute', objectSource: 'list', timeStep: HOURLY },
  });
  const emitted: SetupEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, emitted, setup: () => actor.getSnapshot().context };
}
