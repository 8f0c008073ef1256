import { expect, test } from 'vitest';
import { priorityOf, scoresOf } from '#engine/plan/priority.ts';
import { slotWorths } from '#engine/plan/slot-worth.ts';

const CALM = { observableHours: 10, rate: 0, daysUnobserved: 0, uncertainty: 0, isOnRiskList: false };
const ALL = { setting: 1, rate: 1, unobserved: 1, uncertainty: 1, risk: 1 };

test('The priority of an object is 1 where nothing counts', () => {
  const weights = { setting: 0, rate: 0, unobserved: 0, uncertainty: 0, risk: 0 };
  expect(priorityOf({ ...CALM, rate: 100, isOnRiskList: true }, weights)).toBe(1);
});

test.each([
  ['it sets sooner', { observableHours: 1 }],
  ['it moves faster', { rate: 20 }],
  ['it was not observed for longer', { daysUnobserved: 90 }],
  ['its place is less certain', { uncertainty: 600 }],
  ['it is on a risk list', { isOnRiskList: true }],
])('The priority of an object is higher when %s', (_, change) => {
  expect(priorityOf({ ...CALM, ...change }, ALL)).toBeGreaterThan(priorityOf(CALM, ALL));
});

test('The priority of an object has scores from 0 to 1 however urgent it is, and none for what is not known', () => {
  const scores = scoresOf({ observableHours: 0, rate: 1e6, isOnRiskList: true });
  expect(scores).toEqual({
    setting: 1,
    rate: expect.closeTo(1, 4),
    unobserved: 0,
    uncertainty: 0,
    risk: 1,
  });
});

test('A slot is worth the root of the sum of squares, times the weight, where all of it is allowed', () => {
  const worth = slotWorths([3, 4, 0, 5], [true, true, true, false], 2, 10);
  expect([...worth]).toEqual([50, 40, 0, 0]);
});
