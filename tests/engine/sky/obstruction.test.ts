import { expect, test } from 'vitest';
import { obstructionOf } from '#engine/sky/obstruction.ts';

const HILLS = [
  { azimuth: 90, altitude: 20 },
  { azimuth: 270, altitude: 10 },
  { azimuth: 0, altitude: 5 },
];

test.each([
  ['at a corner', 90, 20],
  ['between corners', 180, 15],
  ['between the last corner and the first', 315, 7.5],
  ['at north, as 0 or 360 degrees', 360, 5],
  ['beyond a turn', 450, 20],
  ['before zero', -90, 10],
])('A horizon is known %s', (_, azimuth, altitude) => {
  expect(obstructionOf(HILLS)(azimuth)).toBeCloseTo(altitude, 12);
});

test('A horizon of one corner is as high all round', () => {
  expect(obstructionOf([{ azimuth: 100, altitude: 12 }])(280)).toBe(12);
});

test('A horizon is the higher of two at the edge of a wall', () => {
  const wall = obstructionOf([
    { azimuth: 100, altitude: 5 },
    { azimuth: 100, altitude: 40 },
    { azimuth: 200, altitude: 40 },
    { azimuth: 200, altitude: 5 },
  ]);
  expect(wall(100)).toBe(40);
  expect(wall(150)).toBe(40);
  expect(wall(99.999)).toBeLessThan(6);
  expect(wall(200.001)).toBeCloseTo(5, 3);
});

test.each([
  [[], 'a horizon has 1 to 720 points, got 0'],
  [[{ azimuth: 361, altitude: 0 }], 'an azimuth of the horizon must lie from 0 to 360, got 361'],
  [[{ azimuth: 0, altitude: 91 }], 'an altitude of the horizon must lie from -10 to 90, got 91'],
  [[{ azimuth: 0, altitude: Number.NaN }], 'got NaN'],
])('A horizon is refused with the value that is wrong', (points, message) => {
  expect(() => obstructionOf(points)).toThrow(message);
});
