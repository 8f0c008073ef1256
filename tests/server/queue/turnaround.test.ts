import { expect, test } from 'vitest';
import { createTurnaround } from '#server/queue/turnaround.ts';

test('a request behind those of twenty visitors, of which one is done in half a second, waits for ten seconds', () => {
  let clock = 0;
  const turnaround = createTurnaround(() => clock);
  const ends = Array.from({ length: 40 }, (_, visitor) => turnaround.begin(`visitor ${visitor}`));
  expect(turnaround.expectedWaitMs('newcomer')).toBe(0);
  for (const end of ends.slice(0, 20)) {
    clock += 500;
    end();
  }
  expect(turnaround.expectedWaitMs('newcomer')).toBe(10_000);
  expect(turnaround.expectedWaitMs('visitor 30')).toBe(9500);
  for (const end of ends.slice(20)) end();
  expect(turnaround.expectedWaitMs('newcomer')).toBe(0);
});

test('many requests of one visitor keep a newcomer waiting for one of them', () => {
  let clock = 0;
  const turnaround = createTurnaround(() => clock);
  const [first, second] = Array.from({ length: 50 }, () => turnaround.begin('busy'));
  for (const end of [first, second]) {
    clock += 400;
    end?.();
  }
  expect(turnaround.expectedWaitMs('newcomer')).toBe(400);
  expect(turnaround.expectedWaitMs('busy')).toBe(0);
});

test('time in which nothing was requested counts for nothing', () => {
  let clock = 0;
  const turnaround = createTurnaround(() => clock);
  const [one, other] = [turnaround.begin('one'), turnaround.begin('other')];
  one();
  clock += 100;
  other();
  clock += 3_600_000;
  const third = turnaround.begin('third');
  clock += 5000;
  third();
  turnaround.begin('fourth');
  expect(turnaround.expectedWaitMs('newcomer')).toBe(100);
});
