import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { gridLabel } from '#render/picture/sky/grid-label.ts';
import { fineSpacing, gridSpacing, meridianSpacing } from '#render/picture/sky/grid-spacing.ts';

test('lines of a grid are 1, 2, 5 or 10 degrees apart by the field as a share of 90 degrees', () => {
  expect([0.09, 0.1, 0.2, 0.5].map((ratio) => gridSpacing(ratio * 90 * DEGREE))).toEqual([1, 2, 5, 10]);
});

test('lines of a grid have finer ones beside them below 2 degrees, three in a field at least', () => {
  expect(fineSpacing(2 * DEGREE)).toBeUndefined();
  expect(fineSpacing(1.9 * DEGREE)).toBe(0.5);
  expect(fineSpacing(0.5 * DEGREE)).toBeCloseTo(10 / 60, 12);
  expect(fineSpacing(0.1 * DEGREE)).toBeCloseTo(2 / 60, 12);
});

test('lines of a grid are farther apart in longitude towards the poles', () => {
  expect(meridianSpacing(10, 0)).toBe(10);
  expect(meridianSpacing(10, 75 * DEGREE)).toBe(30);
  expect(meridianSpacing(1, 89.9 * DEGREE)).toBe(45);
});

test('the values at the border are in time for right ascensions', () => {
  expect(gridLabel('equatorial', 'meridian', 64)).toBe('4h 16m');
  expect(gridLabel('equatorial', 'meridian', 150)).toBe('10h');
  expect(gridLabel('equatorial', 'meridian', 82.583_333_333)).toBe('5h 30m 20s');
});

test('the values at the border are in degrees, with a sign for declinations', () => {
  expect(gridLabel('equatorial', 'parallel', -29.5)).toBe('−29° 30′');
  expect(gridLabel('horizontal', 'meridian', 270)).toBe('270°');
  expect(gridLabel('ecliptic', 'parallel', 10)).toBe('+10°');
  expect(gridLabel('horizontal', 'parallel', 0)).toBe('0°');
});
