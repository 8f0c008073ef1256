import { expect, test } from 'vitest';
import { LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { APPROACH_LIMITS, isCloseApproach } from '#engine/table/approach-limits.ts';
import { approachOnDay } from '#engine/table/orbit-table.ts';

test('an approach to the Earth is close within 3 lunar distances', () => {
  expect(isCloseApproach(BODY.Earth, 2.99 * LUNAR_DISTANCE_AU)).toBe(true);
  expect(isCloseApproach(BODY.Earth, 3.01 * LUNAR_DISTANCE_AU)).toBe(false);
});

test('an approach to Venus is close within its sphere of influence, 0.0041177 au', () => {
  expect(isCloseApproach(BODY.Venus, 0.0041)).toBe(true);
  expect(isCloseApproach(BODY.Venus, 0.0042)).toBe(false);
});

test('close approaches are to the eight planets alone', () => {
  expect(APPROACH_LIMITS).toHaveLength(8);
  expect(() => isCloseApproach(BODY.Pluto, 0.001)).toThrow(RangeError);
});

test('a close approach belongs to every day that it touches, and the nearest of several counts', () => {
  const wide = { fromDay: 10.2, toDay: 13.1, nearestAu: 0.005 };
  const near = { fromDay: 12.4, toDay: 12.9, nearestAu: 0.001 };
  expect(approachOnDay([wide, near], 9.5, 10.2)).toBeUndefined();
  expect(approachOnDay([wide, near], 9.5, 10.5)).toBe(wide);
  expect(approachOnDay([wide, near], 12, 13)).toBe(near);
  expect(approachOnDay([wide, near], 13, 14)).toBe(wide);
});
