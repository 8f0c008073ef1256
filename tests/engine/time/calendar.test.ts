import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate, julianDate, julianDay } from '#engine/time/calendar.ts';
import { isoDateFromJulianDate, isoFromJulianDate, julianDateFromIso } from '#engine/time/iso.ts';

test.each([
  ['2000-01-01T12:00:00', 2_451_545],
  ['1970-01-01', 2_440_587.5],
  ['1858-11-17', 2_400_000.5],
  ['1957-10-04T19:26:24', 2_436_116.31],
  ['1987-06-19T12:00:00', 2_446_966],
  ['1900-01-01', 2_415_020.5],
  ['2470-12-31', 2_623_573.5],
])('%s is JD %d (Meeus, Astronomical Algorithms, chapter 7)', (iso, jd) => {
  expect(julianDateFromIso(iso)).toBeCloseTo(jd, 8);
});

test('rounding of a time of day carries to the next day', () => {
  expect(isoFromJulianDate(2_451_544.499_999_9)).toBe('2000-01-01T00:00:00');
  expect(isoFromJulianDate(2_451_544.499_999_9, 3)).toBe('1999-12-31T23:59:59.991');
});

test('every second of five centuries returns to itself by its Julian date', () => {
  assert(
    property(integer({ min: 2_415_020, max: 2_623_578 }), integer({ min: 0, max: 86_399 }), (day, second) => {
      const jd = day - 0.5 + second / 86_400;
      expect(julianDateFromIso(isoFromJulianDate(jd))).toBeCloseTo(jd, 9);
    }),
  );
});

test('days follow one another through the end of February', () => {
  expect(julianDay(2000, 3, 1) - julianDay(2000, 2, 28)).toBe(2);
  expect(julianDay(1900, 3, 1) - julianDay(1900, 2, 28)).toBe(1);
  expect(calendarDate(julianDay(2024, 2, 29))).toMatchObject({ year: 2024, month: 2, day: 29 });
});

test.each([
  '2023-02-29',
  '2023-13-01',
  '2023-00-10',
  '2023-06-31',
  '2023-1-1',
  'yesterday',
  '2016-12-31T23:59:60',
])('the date %s is refused', (text) => {
  expect(() => julianDateFromIso(text)).toThrow(RangeError);
});

test('the day of Julian date 0 is 24 November of the year −4713 (Richards, Explanatory Supplement to the Astronomical Almanac, 2013, chapter 15)', () => {
  expect(isoDateFromJulianDate(0.5)).toBe('-4713-11-25');
  expect(isoFromJulianDate(0)).toBe('-4713-11-24T12:00:00');
});

test.each([1_356_183, 1_600_000.5, 1_721_059.5])(
  'the text of Julian date %s, in a year of three digits before the year 0 or in it, is read back',
  (jd) => expect(julianDateFromIso(isoFromJulianDate(jd))).toBe(jd),
);

test('a part of a date that no calendar has is named', () => {
  expect(() => julianDate({ year: 2023, month: 4, day: 31, hour: 0, minute: 0, second: 0 })).toThrow(
    /Day .* 31/,
  );
});
