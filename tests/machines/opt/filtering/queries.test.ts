import { expect, test } from 'vitest';
import { calculateQuery as schema } from '#contract/opt/calculation.ts';
import { dataPoints } from '#contract/limits.ts';
import { writeQuery } from '#contract/rest/query-string.ts';
import { defaultFilters } from '#machines/opt/filtering/filters.ts';
import { calculateQuery, filteringQuery } from '#machines/opt/filtering/queries.ts';
import { plan } from '../../fakes/objects.ts';

const DAILY = { step: 1, unit: 'd' } as const;

test('a query carries the time frame to the last minute of its last day', () => {
  expect(calculateQuery(plan(), DAILY, ['433'])).toEqual({
    step: 1,
    julianDateStart: 2_461_041.5,
    julianDateEnd: 2_461_048.5 + 0.9999,
    utcStart: '2026-01-01T00:00',
    utcEnd: '2026-01-08T23:59',
    observatoryCode: '500',
    names: ['433'],
  });
});

test('a query encodes the names of objects exactly once', () => {
  const text = writeQuery(schema, calculateQuery(plan(), DAILY, ['C/2020 F3', '2004 MN4']));
  expect(text).toContain('names=C%2F2020%20F3%2C2004%20MN4');
  expect(text).not.toContain('%25');
});

test('a query of a page of filtering says whether the last ephemerides belong to it', () => {
  const query = filteringQuery(plan(['433']), DAILY, defaultFilters(), { from: 250, size: 20 }, true);
  expect(query).toMatchObject({
    header: true,
    from: 250,
    size: 20,
    lastCalculatedEphemerides: true,
    names: ['433'],
  });
});

test('ten objects every hour of 30 days are 7200 data points', () => {
  expect(dataPoints(10, 1 / 24, 30)).toBe(7200);
});
