import { expect, test } from 'vitest';
import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { calculateQuery } from '#machines/opt/filtering/queries.ts';
import {
  nightRequest,
  nightStart,
  nightStepMinutes,
  shownNight,
  solarZone,
} from '#machines/opt/tonight/night-window.ts';
import { plan } from '../../fakes/objects.ts';

const FRAME = { start: '2026-12-01', end: '2026-12-08' };

test('the nights of a time frame are shown from the first on, and never beyond the last', () => {
  expect(shownNight(undefined, FRAME)).toBe('2026-12-01');
  expect(shownNight('2026-12-04', FRAME)).toBe('2026-12-04');
  expect(shownNight('2027-01-01', FRAME)).toBe('2026-12-08');
});

test('the nights of a time frame are apart at the noon of the Sun, whatever zone times are read in', () => {
  expect(solarZone({ longitude: -110.8 })).toEqual({ offsetMinutes: -443 });
  expect(solarZone({ longitude: 249.2 })).toEqual({ offsetMinutes: -443 });
  expect(solarZone({ longitude: 11.5 })).toEqual({ offsetMinutes: 46 });
});

test('the nights of a time frame begin at local noon', () => {
  // Noon of 2 December in Arizona is 19 h UTC; JD 2461376.5 is 2026-12-02, 0 h UTC.
  expect(nightStart('2026-12-02', { offsetMinutes: -420 })).toBeCloseTo(2_461_376.5 + 19 / 24, 8);
});

test('the calculation of a night takes ten minutes between rows, and longer ones where the data points would be too many', () => {
  expect(nightStepMinutes(30)).toBe(10);
  for (let objects = 1; objects <= 250; objects++)
    expect((objects * 1440) / nightStepMinutes(objects)).toBeLessThanOrEqual(MAX_DATA_POINTS);
  expect(nightStepMinutes(250)).toBe(40);
});

test('the calculation of a night is of the same objects and place, from noon to noon, under another token', () => {
  const query = calculateQuery(plan(), { step: 1, unit: 'd' }, ['A1', 'A2']);
  const results = { query, timeStep: { step: 1, unit: 'd' }, token: 'job-1' } as const;
  const { query: calls, token } = nightRequest(results, '2026-01-03', { offsetMinutes: 0 });
  expect(token).toBeUndefined();
  expect(calls).toMatchObject({ names: ['A1', 'A2'], observatoryCode: '500' });
  expect(calls.step * 1440).toBeCloseTo(10, 9);
  expect(calls.julianDateEnd - calls.julianDateStart).toBeCloseTo(1, 9);
  expect(calls.utcStart).toBeUndefined();
  expect(calls.utcEnd).toBeUndefined();
});
