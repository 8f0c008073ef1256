import { expect, test } from 'vitest';
import { clampNotice, clampStep, maximumStep, stepDays } from '#machines/planning/time-step.ts';

const THREE_DAYS = { start: '2026-03-05', end: '2026-03-08' };
const NO_DAYS = { start: '2026-03-05', end: '2026-03-05' };

test('a time step is sent in days', () => {
  expect(stepDays({ step: 10, unit: 'm' })).toBeCloseTo(10 / 1440, 12);
  expect(stepDays({ step: 1, unit: 'h' })).toBeCloseTo(1 / 24, 12);
  expect(stepDays({ step: 1, unit: 'd' })).toBe(1);
});

test('a time step is at most the length of the window, of which none counts as a day', () => {
  expect((['m', 'h', 'd'] as const).map((unit) => maximumStep(unit, THREE_DAYS))).toEqual([4320, 72, 3]);
  expect((['m', 'h', 'd'] as const).map((unit) => maximumStep(unit, NO_DAYS))).toEqual([1440, 24, 1]);
});

test.each([
  [{ step: 5, unit: 'm' }, { step: 10, unit: 'm' }, 'The minimum time step is 10 minutes.'],
  [{ step: 0, unit: 'h' }, { step: 1, unit: 'h' }, 'The minimum time step is 1 hour.'],
  [{ step: Number.NaN, unit: 'd' }, { step: 1, unit: 'd' }, 'The minimum time step is 1 day.'],
  [
    { step: 73, unit: 'h' },
    { step: 72, unit: 'h' },
    'The maximum time step for this time frame is 72 hours.',
  ],
  [{ step: 2, unit: 'd' }, { step: 2, unit: 'd' }, undefined],
] as const)('a time step of %o in three days becomes %o', (typed, expected, notice) => {
  const clamped = clampStep(typed, THREE_DAYS);
  expect(clamped.timeStep).toEqual(expected);
  expect(clampNotice(clamped)).toBe(notice);
});

test('a time step follows configured minima', () => {
  expect(clampStep({ step: 5, unit: 'm' }, THREE_DAYS, { m: 5, h: 1, d: 1 }).kind).toBe('unchanged');
});
