import { expect, test } from 'vitest';
import { stepOfPlan, typedStepOf } from '#machines/opt/filtering/step-of-plan.ts';
import { frameOfNights } from '#machines/opt/tonight/site-nights.ts';
import { GEOCENTRIC, type Observatory } from '#machines/planning/observatory.ts';
import type { Plan } from '#machines/planning/plan.ts';
import { GREENWICH, timeFrame } from '#machines/planning/time-frame.ts';
import type { TimeStep } from '#machines/planning/time-step.ts';

const TEIDE: Observatory = { ...GEOCENTRIC, code: '954', name: 'Teide', latitude: 28.3, longitude: -16.51 };
const KITT_PEAK: Observatory = {
  ...GEOCENTRIC,
  code: '695',
  name: 'Kitt Peak',
  latitude: 31.96,
  longitude: -111.6,
};

const DAY: TimeStep = { step: 1, unit: 'd' };
const HALF_HOUR: TimeStep = { step: 30, unit: 'm' };

test('a week begins with a step of a day, and so does a pair of days seen from the geocentre', () => {
  expect(stepOfPlan(planFrom(TEIDE, '2026-03-05', '2026-03-12'), undefined)).toEqual(DAY);
  expect(stepOfPlan(planFrom(GEOCENTRIC, '2026-03-05', '2026-03-06'), undefined)).toEqual(DAY);
});

test('a single night begins with rows every half hour, also where it gets dark and bright on one UTC day', () => {
  expect(stepOfPlan(planFrom(TEIDE, '2026-03-05', '2026-03-06'), undefined)).toEqual(HALF_HOUR);
  expect(stepOfPlan(planOfNight(KITT_PEAK, '2026-03-06'), undefined)).toEqual(HALF_HOUR);
});

test('a step that was typed stays, as far as the time frame lets it', () => {
  const night = planFrom(TEIDE, '2026-03-05', '2026-03-06');
  expect(stepOfPlan(night, DAY)).toEqual(DAY);
  expect(stepOfPlan(night, { step: 2, unit: 'h' })).toEqual({ step: 2, unit: 'h' });
  expect(stepOfPlan(night, { step: 5, unit: 'd' })).toEqual(DAY);
});

test('a stored step counts as typed where its plan does not begin with it', () => {
  const week = planFrom(TEIDE, '2026-03-05', '2026-03-12');
  expect(typedStepOf(week, HALF_HOUR)).toEqual(HALF_HOUR);
  expect(typedStepOf(week, { step: 24, unit: 'h' })).toBeUndefined();
});

function planFrom(observatory: Observatory, start: string, end: string): Plan {
  const frame = timeFrame({ start, end }, start, GREENWICH);
  if (frame === undefined) throw new Error(`${start} to ${end} is no time frame`);
  return { timeFrame: frame, observatory, names: [] };
}

function planOfNight(observatory: Observatory, night: string): Plan {
  const dates = frameOfNights({ start: night, end: night }, observatory);
  const plan = planFrom(observatory, dates.start, dates.end);
  return { ...plan, timeFrame: { ...plan.timeFrame, ...dates } };
}
