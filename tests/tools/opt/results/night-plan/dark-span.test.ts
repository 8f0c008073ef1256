import { expect, test } from 'vitest';
import type { NightTable } from '#machines/opt/night-plan/night-table.ts';
import { darkSpan } from '#tools/opt/results/night-plan/dark-span.ts';
import { NOON } from '../../../../machines/fakes/night.ts';

const DEGREE = Math.PI / 180;
const STEP = 10 / 1440;

/** Munich, and the Sun of late November, which stays where it is for this night. */
const [LATITUDE, DECLINATION] = [48.15 * DEGREE, -21.2 * DEGREE];
const [SINES, COSINES] = [
  Math.sin(LATITUDE) * Math.sin(DECLINATION),
  Math.cos(LATITUDE) * Math.cos(DECLINATION),
];

/** By the altitude formula, sin h = sin φ sin δ + cos φ cos δ cos t, every ten minutes from its upper transit on. */
const MOMENTS = Array.from({ length: 145 }, (_, index) => NOON + index * STEP);
const SUN = MOMENTS.map(
  (moment) => Math.asin(SINES + COSINES * Math.cos(2 * Math.PI * (moment - NOON))) / DEGREE,
);

test('the darkness of a plan begins and ends when the Sun passes its altitude, not with the slots of ten minutes', () => {
  const hourAngle = Math.acos((Math.sin(-18 * DEGREE) - SINES) / COSINES) / (2 * Math.PI);
  const first = SUN.findIndex((altitude) => altitude <= -18);
  const steps = SUN.findLastIndex((altitude) => altitude <= -18) - first;
  const table = { moments: MOMENTS, sun: SUN } as unknown as NightTable;
  const grid = { first, steps, start: NOON + first * STEP, stepDays: STEP };
  const { start, end } = darkSpan(table, grid, -18);
  expect(Math.abs(start - (NOON + hourAngle)) * 86_400).toBeLessThan(0.1);
  expect(Math.abs(end - (NOON + 1 - hourAngle)) * 86_400).toBeLessThan(0.1);
  expect((end - start - steps * STEP) * 1440).toBeGreaterThan(5);
});
