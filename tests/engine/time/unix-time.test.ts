import { expect, test } from 'vitest';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import { julianDateFromUnixTime, unixTimeFromJulianDate } from '#engine/time/unix-time.ts';

test.each([
  ['1900-01-01T00:00:00Z', 2_415_020.5],
  ['1970-01-01T00:00:00Z', 2_440_587.5],
  ['2000-01-01T12:00:00Z', 2_451_545],
  ['2100-01-01T06:00:00Z', 2_488_069.75],
])('the Unix time of %s is JD %d and back', (text, jd) => {
  expect(julianDateFromUnixTime(Date.parse(text))).toBe(jd);
  expect(unixTimeFromJulianDate(jd)).toBe(Date.parse(text));
});

test('Unix time comes back to the millisecond where a Julian date cannot hold it', () => {
  const time = Date.parse('2029-04-13T21:46:12.701Z');
  expect(Math.abs(unixTimeFromJulianDate(julianDateFromUnixTime(time)) - time)).toBeLessThanOrEqual(1);
});

test.each([
  [2_451_544.5, '2000-01-01'],
  [2_451_545.499_999_9, '2000-01-01'],
  [2_460_310.25, '2023-12-31'],
])('JD %d lies in %s, however near its midnight', (jd, date) => {
  expect(isoDateFromJulianDate(jd)).toBe(date);
});
