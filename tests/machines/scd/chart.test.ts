import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { chartMachine } from '#machines/scd/chart.ts';
import { clampedFieldOfView, turnedWheel, wheelStep } from '#machines/scd/field-of-view.ts';

test('a field of view changes by finer steps the narrower it is', () => {
  expect([45, 5.1, 5, 3.1, 3, 2.1, 2, 0.5].map(wheelStep)).toEqual([3, 3, 1, 1, 0.5, 0.5, 0.1, 0.1]);
});

test('a field of view is wheeled down to a tenth of a degree and up to 90, in steps without crumbs', () => {
  const narrowing = wheeled(45, -1, 60);
  expect(narrowing.slice(0, 16)).toEqual([42, 39, 36, 33, 30, 27, 24, 21, 18, 15, 12, 9, 6, 3, 2.5, 2]);
  expect(narrowing.slice(16, 19)).toEqual([1.9, 1.8, 1.7]);
  expect(narrowing.at(-1)).toBe(0.1);
  expect(wheeled(84, 1, 4)).toEqual([87, 90, 90, 90]);
});

test('a field of view that lies outside is brought in', () => {
  expect([0, -5, 0.04, 91, 45.04].map(clampedFieldOfView)).toEqual([0.1, 0.1, 0.1, 90, 45]);
});

test('a chart begins with 45 degrees of the sky and stars to magnitude 7, without an object', () => {
  expect(start().chart()).toMatchObject({
    fov: { value: 45, min: 0.1, max: 90 },
    mag: { value: 7 },
    active: undefined,
    row: 0,
    printRequest: undefined,
  });
});

test('a chart shows details of the object that is pressed, and none when it is pressed again', () => {
  const { actor, chart } = start();
  actor.send({ type: 'object.pressed', designator: '433' });
  expect(chart().active).toBe('433');
  actor.send({ type: 'object.pressed', designator: '2004 MN4' });
  expect(chart().active).toBe('2004 MN4');
  actor.send({ type: 'object.pressed', designator: '2004 MN4' });
  expect(chart().active).toBeUndefined();
});

test('a chart shows the first date of an object, then the one that is chosen', () => {
  const { actor, chart } = start();
  actor.send({ type: 'object.pressed', designator: '433' });
  actor.send({ type: 'row.chosen', row: 4 });
  expect(chart().row).toBe(4);
  actor.send({ type: 'object.pressed', designator: '2004 MN4' });
  expect(chart().row).toBe(0);
});

test('a chart goes from date to date by keys, and stops at both ends', () => {
  const { actor, chart } = start();
  const rows = [1, 1, 1, -1, -1, -1].map((by) => {
    actor.send({ type: 'row.moved', by, count: 3 });
    return chart().row;
  });
  expect(rows).toEqual([1, 2, 2, 1, 0, 0]);
  actor.send({ type: 'row.moved', by: 1, count: 0 });
  expect(chart().row).toBe(0);
});

test('a chart goes on from the last date where the path is shorter than the one before', () => {
  const { actor, chart } = start();
  actor.send({ type: 'row.chosen', row: 24 });
  actor.send({ type: 'row.moved', by: -1, count: 10 });
  expect(chart().row).toBe(8);
});

test('a chart follows the wheel once it has rested for 100 ms', () => {
  const { actor, clock, chart } = start();
  actor.send({ type: 'wheel.turned', direction: -1 });
  clock.increment(99);
  expect(chart().fov.value).toBe(45);
  clock.increment(1);
  expect(chart().fov.value).toBe(42);
  actor.send({ type: 'wheel.turned', direction: 1 });
  clock.increment(100);
  expect(chart().fov.value).toBe(45);
});

test('a chart takes the last direction in which the wheel was turned', () => {
  const { actor, clock, chart } = start();
  actor.send({ type: 'wheel.turned', direction: -1 });
  clock.increment(50);
  actor.send({ type: 'wheel.turned', direction: 1 });
  clock.increment(100);
  expect(chart().fov.value).toBe(48);
});

test('a chart that grows wider than 30 degrees shows stars to magnitude 7 again', () => {
  const { actor, chart } = start();
  actor.send({ type: 'fov.chosen', fov: 2 });
  actor.send({ type: 'magnitude.chosen', magnitude: 4 });
  actor.send({ type: 'fov.chosen', fov: 30 });
  expect(chart().mag.value).toBe(4);
  actor.send({ type: 'fov.chosen', fov: 31 });
  expect(chart().mag.value).toBe(7);
  actor.send({ type: 'magnitude.chosen', magnitude: 5 });
  actor.send({ type: 'fov.chosen', fov: 60 });
  expect(chart().mag.value).toBe(5);
});

test('a chart keeps magnitudes between 0 and 7', () => {
  const { actor, chart } = start();
  const magnitudes = [-1, 0, 6.5, 7, 22].map((magnitude) => {
    actor.send({ type: 'magnitude.chosen', magnitude });
    return chart().mag.value;
  });
  expect(magnitudes).toEqual([0, 0, 6.5, 7, 7]);
});

test('a chart stays as it is for a field or a magnitude that is not a number', () => {
  const { actor, chart } = start();
  const before = chart();
  actor.send({ type: 'fov.chosen', fov: Number.NaN });
  actor.send({ type: 'magnitude.chosen', magnitude: Number.NaN });
  expect(chart()).toEqual(before);
});

test('a chart keeps what it is to be printed as until it is drawn', () => {
  const { actor, chart } = start();
  actor.send({ type: 'print.requested', format: 'pdf' });
  expect(chart().printRequest).toBe('pdf');
  actor.send({ type: 'print.finished' });
  expect(chart().printRequest).toBeUndefined();
});

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(chartMachine, { clock }).start();
  return { actor, clock, chart: () => actor.getSnapshot().context };
}

/** The fields after each of this many notches of the wheel. */
function wheeled(from: number, direction: 1 | -1, notches: number): number[] {
  return Array.from({ length: notches }).reduce<number[]>(
    (fields) => [...fields, turnedWheel(fields.at(-1) ?? from, direction)],
    [],
  );
}
