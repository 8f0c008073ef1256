import { expect, test } from 'vitest';
import { LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import { BODY, type Body } from '#engine/ephemeris/body.ts';
import { APPROACH_LIMITS } from '#engine/table/approach-limits.ts';
import { approachOnDay } from '#engine/table/orbit-table.ts';

test('an approach to the Earth is close within 3 lunar distances', () => {
  expect(limitOf(BODY.Earth)).toBeGreaterThan(2.99 * LUNAR_DISTANCE_AU);
  expect(limitOf(BODY.Earth)).toBeLessThan(3.01 * LUNAR_DISTANCE_AU);
});

test('an approach to Venus is close within its sphere of influence, 0.0041177 au', () => {
  expect(limitOf(BODY.Venus)).toBe(0.0041177);
});

test('close approaches are to the eight planets alone', () => {
  expect(APPROACH_LIMITS).toHaveLength(8);
  expect(limitOf(BODY.Pluto)).toBeUndefined();
});

test('a close approach belongs to every day that it touches, and the nearest of several counts', () => {
  const wide = { fromDay: 10.2, toDay: 13.1, nearestAu: 0.005 };
  const near = { fromDay: 12.4, toDay: 12.9, nearestAu: 0.001 };
  expect(approachOnDay([wide, near], 9.5, 10.2)).toBeUndefined();
  expect(approachOnDay([wide, near], 9.5, 10.5)).toBe(wide);
  expect(approachOnDay([wide, near], 12, 13)).toBe(near);
  expect(approachOnDay([wide, near], 13, 14)).toBe(wide);
});

function limitOf(body: Body): number | undefined {
  return APPROACH_LIMITS.find((one) => one.body === body)?.limitAu;
}
