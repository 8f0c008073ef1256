import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { dayIndex, julianDate, mjdOfMs } from '#machines/kit/julian-date.ts';
import {
  addDays,
  GREENWICH,
  isDate,
  spanDays,
  timeFrame,
  timeZone,
  withEnd,
  withStart,
} from '#machines/planning/time-frame.ts';

const TODAY = '2026-03-05';

test('a Julian date is 2440587.5, or MJD 40587, at the Unix epoch', () => {
  expect(julianDate(0)).toBe(2_440_587.5);
  expect(mjdOfMs(0)).toBe(40_587);
});

test('a Julian date is 2451545 at noon of 2000-01-01', () => {
  expect(julianDate(Date.parse('2000-01-01T12:00:00Z'))).toBe(2_451_545);
  expect(dayIndex(2_451_545)).toBe(51_545);
});

test('a Julian date carries 8 decimals', () => {
  expect(julianDate(Date.parse('2026-03-05T00:01:40Z'))).toBe(2_461_104.50115741);
});

test('a Julian date leads back to the same millisecond anywhere from 1900 to 2470', () => {
  const [first, last] = [Date.parse('1900-01-01'), Date.parse('2470-12-31')];
  assert(
    property(integer({ min: first, max: last }), (time) => {
      expect(Math.abs(unixTimeFromJulianDate(julianDate(time)) - time)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a time frame holds its dates in every form that is needed', () => {
  expect(timeFrame({ start: '2026-03-05', end: '2026-03-06' }, TODAY, GREENWICH)).toEqual({
    start: '2026-03-05',
    end: '2026-03-06',
    precision: 'day',
    outOfShortTerm: false,
    dateTime: { start: '2026-03-05T00:00', end: '2026-03-06T23:59' },
    converted: { start: 2_461_104.5, end: 2_461_105.5 },
    timezone: { name: 'GMT +00:00', offsetMinutes: 0 },
  });
});

test.each([
  ['begins in the past', '2026-03-04', '2026-03-10', true],
  ['ends 30 days from today', '2026-03-05', '2026-04-04', false],
  ['ends 31 days from today', '2026-03-05', '2026-04-05', true],
])('a time frame that %s is out of short-term analysis: %s to %s, %s', (_, start, end, expected) => {
  expect(timeFrame({ start, end }, TODAY, GREENWICH)?.outOfShortTerm).toBe(expected);
});

test.each([
  ['', '2026-03-06'],
  ['2026-03-05', 'soon'],
  ['2026-02-30', '2026-03-06'],
  ['1899-12-31', '2026-03-06'],
  ['2026-03-05', '2471-01-01'],
  ['2026-03-07', '2026-03-06'],
])('a time frame from "%s" to "%s" is not valid', (start, end) => {
  expect(timeFrame({ start, end }, TODAY, GREENWICH)).toBeUndefined();
});

test('a time frame whose start is moved past its end ends a day after the start', () => {
  const dates = { start: '2026-03-05', end: '2026-03-08' };
  expect(withStart(dates, '2026-03-31')).toEqual({ start: '2026-03-31', end: '2026-04-01' });
  expect(withStart(dates, '2026-03-08')).toEqual({ start: '2026-03-08', end: '2026-03-08' });
  expect(withEnd(dates, '2026-03-01')).toEqual({ start: '2026-03-05', end: '2026-03-06' });
  expect(withEnd(dates, '2026-03-05')).toEqual({ start: '2026-03-05', end: '2026-03-06' });
});

test('a time frame spans the days between its ends, at least one', () => {
  expect(spanDays({ start: '2026-03-05', end: '2026-04-04' })).toBe(30);
  expect(spanDays({ start: '2026-03-05', end: '2026-03-05' })).toBe(1);
});

test('2400 is a leap year and 2100 is not', () => {
  expect(isDate('2400-02-29')).toBe(true);
  expect(isDate('2100-02-29')).toBe(false);
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
});

test('a time zone is named by its offset from Greenwich', () => {
  expect([0, 60, -210, 345].map((offset) => timeZone(offset).name)).toEqual([
    'GMT +00:00',
    'GMT +01:00',
    'GMT -03:30',
    'GMT +05:45',
  ]);
});
