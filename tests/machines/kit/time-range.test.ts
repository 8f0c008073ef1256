import { expect, test } from 'vitest';
import { defaultSearchDays } from '#machines/fvt/fvt-tables.ts';
import {
  clampedTo,
  rangeFrom,
  rangeUntil,
  searchDays,
  type TimeRange,
  yearsAround,
} from '#machines/kit/time-range.ts';
import { timeLimits } from '#machines/kit/timeline-limits.ts';

const LIMITS = timeLimits(Date.parse('2026-03-01'));

test('a range whose start is moved to its end or beyond starts one day before the end', () => {
  const range = rangeOf('2030-01-01', '2030-01-10');
  expect(rangeFrom(range, Date.parse('2030-01-10'), LIMITS)).toEqual(rangeOf('2030-01-09', '2030-01-10'));
  expect(rangeFrom(range, Date.parse('2031-01-10'), LIMITS)).toEqual(rangeOf('2030-01-09', '2030-01-10'));
});

test('a range whose end is moved to its start or before ends one day after the start', () => {
  const range = rangeOf('2030-01-10', '2030-01-20');
  expect(rangeUntil(range, Date.parse('2030-01-05'), LIMITS)).toEqual(rangeOf('2030-01-10', '2030-01-11'));
  expect(rangeUntil(range, Date.parse('2030-01-10'), LIMITS)).toEqual(rangeOf('2030-01-10', '2030-01-11'));
});

test('a range lies between 1950 and 31 December in a hundred years', () => {
  expect(LIMITS).toEqual(rangeOf('1950-01-01', '2126-12-31'));
  expect(clampedTo(LIMITS, Date.parse('1949-12-31'))).toBe(Date.parse('1950-01-01'));
  expect(clampedTo(LIMITS, Date.parse('2127-01-01'))).toBe(Date.parse('2126-12-31'));
});

test('a range around 29 February begins and ends on 1 March', () => {
  expect(yearsAround(Date.parse('2028-02-29T12:00:00Z'), 10, 10)).toEqual(
    rangeOf('2018-03-01', '2038-03-01'),
  );
});

test('the days in which close approaches are searched for are today and the ten days after it, to the last millisecond', () => {
  expect(defaultSearchDays(Date.parse('2026-03-01T10:00:00Z'))).toEqual({
    startMs: Date.parse('2026-03-01'),
    endMs: Date.parse('2026-03-11T23:59:59.999Z'),
  });
});

test('the days in which close approaches are searched for begin no earlier than 1950 and end no later than the last day', () => {
  const days = searchDays(rangeOf('1949-12-31', '2200-04-20'), LIMITS);
  expect(days).toEqual({
    startMs: Date.parse('1950-01-01'),
    endMs: Date.parse('2126-12-31T23:59:59.999Z'),
  });
});

function rangeOf(start: string, end: string): TimeRange {
  return { startMs: Date.parse(start), endMs: Date.parse(end) };
}
