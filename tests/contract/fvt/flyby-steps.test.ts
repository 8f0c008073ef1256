import { expect, test } from 'vitest';
import { EPHEMERIS_LENGTH_DAYS, flybyStepDays, pericentreKm } from '#contract/fvt/flyby-steps.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { LUNAR_DISTANCE_AU } from '#engine/constants.ts';

test('the nearer the pericentre, the shorter the step between rows', () => {
  expect([0.031_133_63, 0.0312, 0.038_917_037_6, 0.039].map(minutes)).toEqual([2, 5, 5, 60]);
  expect(EPHEMERIS_LENGTH_DAYS).toBe(10);
});

test('a pericentre distance is sent in kilometres', () => {
  expect(pericentreKm(0.005)).toBe(0.005 * 149_597_870.7);
});

test.each([
  ['mercury', 0.000782],
  ['venus', 0.0041177],
  ['earth', 0.00770863],
  ['mars', 0.0038637],
  ['jupiter', 0.322197],
  ['saturn', 0.3643099],
  ['uranus', 0.34693],
  ['neptune', 0.57621141],
])('a flyby of %s may pass as far as %d au', (id, limit) => {
  expect(mainBodyOf(id).flybyLimitAu).toBe(limit);
});

function minutes(ld: number): number {
  return Math.round(flybyStepDays(ld * LUNAR_DISTANCE_AU) * 1440);
}
