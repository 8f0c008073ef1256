import { expect, test } from 'vitest';
import { pointsOf, rowsOf } from '#machines/planning/plan.ts';
import { GREENWICH, timeFrame } from '#machines/planning/time-frame.ts';
import { MAUNAKEA } from '../fakes/setup.ts';

/** Eight days at Maunakea, the last one included. */
function planned() {
  const frame = timeFrame({ start: '2026-11-21', end: '2026-11-28' }, '2026-11-21', GREENWICH);
  if (frame === undefined) throw new RangeError('the dates are none');
  return { timeFrame: frame, observatory: MAUNAKEA, names: [] };
}

const plan = planned();

test('what a calculation will give is a row for the start and for every step after it, the last day included', () => {
  expect(rowsOf(3, { plan, timeStep: { step: 1, unit: 'd' } })).toBe(24);
  expect(rowsOf(1, { plan, timeStep: { step: 6, unit: 'h' } })).toBe(32);
});

test('what a calculation will give is not what its data points are, which leave the last day out', () => {
  expect(pointsOf(3, { plan, timeStep: { step: 1, unit: 'd' } })).toBe(21);
});

test('what a calculation will give is nothing before there is a plan', () => {
  expect(rowsOf(3, { plan: undefined, timeStep: { step: 1, unit: 'd' } })).toBe(0);
});
