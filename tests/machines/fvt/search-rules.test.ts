import { expect, test } from 'vitest';
import { canSearch, daysFrom, daysUntil, isLongSearch } from '#machines/fvt/search-rules.ts';
import { searchDays } from '#machines/kit/time-range.ts';
import { timeLimits } from '#machines/kit/timeline-limits.ts';
import { listedObject } from '../fakes/objects.ts';

const DAY = 86_400_000;

test.each([
  [3649, [], false],
  [3650, [], true],
  [3650, [listedObject('433')], false],
] as const)('a search over %d days for %j takes a while: %s', (days, objects, expected) => {
  const startMs = Date.parse('2026-03-01');
  expect(isLongSearch({ bodies: ['earth'], objects, days: { startMs, endMs: startMs + days * DAY } })).toBe(
    expected,
  );
});

test('there is nothing to search without a body', () => {
  const days = { startMs: 0, endMs: DAY };
  expect(canSearch({ bodies: [], objects: [], days })).toBe(false);
  expect(canSearch({ bodies: ['venus'], objects: [], days })).toBe(true);
});

test('the days of a search begin in 1950 at the earliest and end with the last millisecond of a day', () => {
  const limits = timeLimits(Date.parse('2026-03-01'));
  const days = searchDays({ startMs: Date.parse('1949-12-31'), endMs: Date.parse('2029-04-20') }, limits);
  expect(new Date(days.startMs).toISOString()).toBe('1950-01-01T00:00:00.000Z');
  expect(new Date(days.endMs).toISOString()).toBe('2029-04-20T23:59:59.999Z');
});

test('a day that is chosen stays, and takes the other along where it would lie on the wrong side', () => {
  const days = { startMs: 10 * DAY, endMs: 20 * DAY };
  expect(daysFrom(days, 20 * DAY)).toEqual({ startMs: 20 * DAY, endMs: 20 * DAY });
  expect(daysFrom(days, 30 * DAY)).toEqual({ startMs: 30 * DAY, endMs: 31 * DAY });
  expect(daysUntil(days, 5 * DAY)).toEqual({ startMs: 4 * DAY, endMs: 5 * DAY });
});
