import { expect, test } from 'vitest';
import { createDurations, effortOf } from '#server/calculations/durations.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

const ORBIT = fakeBody();
const EPOCH = ORBIT.elements.epoch.day;

/** Half hours of a night, this many days after the epoch of the orbit. */
function epochsAfter(days: number, count = 40): Float64Array {
  return Float64Array.from({ length: count }, (_, k) => EPOCH + days + k / 48);
}

/** What two hundred objects need that take a factor of what is expected of them. */
function measured(workers: number, factor: number) {
  const durations = createDurations(workers);
  const effort = effortOf(ORBIT, epochsAfter(2000));
  for (let object = 0; object < 200; object++) durations.add(effort, factor * effort);
  return { durations, effort: 250 * effort };
}

test('the effort of an object grows with the way from the epoch of its orbit, forward or back, and with the rows', () => {
  const near = effortOf(ORBIT, epochsAfter(100));
  expect(effortOf(ORBIT, epochsAfter(36_500))).toBeGreaterThan(10 * near);
  expect(effortOf(ORBIT, epochsAfter(-36_500))).toBeGreaterThan(10 * near);
  expect(effortOf(ORBIT, epochsAfter(100, 10_000))).toBeGreaterThan(5 * near);
});

test('the time said for 250 objects is ten seconds with two workers before anything was measured: their progress is shown', () => {
  expect(createDurations(2).estimate(250 * effortOf(ORBIT, epochsAfter(2000)))).toBe(10);
});

test.each([4, 20])(
  'the time said for 250 objects is twice what they take at %d times the usual pace',
  (factor) => {
    const { durations, effort } = measured(2, factor);
    expect(durations.estimate(effort) / ((factor * effort) / 2)).toBeCloseTo(2, 1);
  },
);

test.each([0.1, 0.3, 0.5, 1, 2])(
  'the time said for 250 objects is at least twice what they take at %d times the usual pace',
  (factor) => {
    const { durations, effort } = measured(2, factor);
    const said = durations.estimate(effort);
    expect(said).toBeGreaterThan(1.99 * ((factor * effort) / 2));
    expect(said < 2 || said >= 10, `${said} s`).toBe(true);
  },
);

test('the time said for a calculation halves with twice as many workers', () => {
  const [two, four] = [measured(2, 20), measured(4, 20)];
  expect(four.durations.estimate(four.effort)).toBeCloseTo(two.durations.estimate(two.effort) / 2, 9);
});

test('the time said for 250 objects is hardly longer when the first objects of two new workers took a second each', () => {
  const durations = createDurations(2);
  const effort = 2500 * effortOf(ORBIT, epochsAfter(2000));
  const before = durations.estimate(effort);
  durations.add(effort / 2500, 1);
  durations.add(effort / 2500, 1);
  expect(durations.estimate(effort)).toBeLessThan(1.25 * before);
});

test('the time said for 250 objects is never less than a third of a second, however few they are', () => {
  expect(createDurations(64).estimate(effortOf(ORBIT, epochsAfter(1)))).toBe(0.3);
});
