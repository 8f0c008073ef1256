import { expect, test } from 'vitest';
import { dateMarks } from '#parts/timeline/date-marks.tsx';
import { dayText, isoDayOf, minuteOf, momentOf, momentText } from '#parts/timeline/moment-text.ts';

const PERIGEE = Date.UTC(2029, 3, 13, 21, 46);

test('a moment of the 3D tools is written day first, in UTC', () => {
  expect(momentText(PERIGEE)).toBe('13/04/2029 21:46');
  expect(dayText(PERIGEE)).toBe('13/04/2029');
});

test('a moment of the 3D tools goes to the fields and comes back to the minute', () => {
  expect(momentOf(minuteOf(PERIGEE))).toBe(PERIGEE);
  expect(momentOf(isoDayOf(PERIGEE))).toBe(Date.UTC(2029, 3, 13));
});

test('a text that is not a moment of the 3D tools is refused', () => {
  expect(() => momentOf('tomorrow')).toThrow(new RangeError('not a date: "tomorrow"'));
});

test.each([
  ['years for a decade', '2026-11-21', '2036-11-21', '2027 2028 2029 2030 2031 2032 2033 2034 2035 2036'],
  [
    'every twentieth year for the longest range',
    '1950-01-01',
    '2126-12-31',
    '1960 1980 2000 2020 2040 2060 2080 2100 2120',
  ],
  ['months for half a year', '2026-11-21', '2027-05-21', '12/2026 01/2027 02/2027 03/2027 04/2027 05/2027'],
  [
    'days for a flyby',
    '2029-04-08',
    '2029-04-18',
    '08/04 09/04 10/04 11/04 12/04 13/04 14/04 15/04 16/04 17/04 18/04',
  ],
])('the words below a date slider are %s', (_, start, end, words) => {
  const marks = dateMarks({ startMs: Date.parse(start), endMs: Date.parse(end) }, 11);
  expect(marks.map(({ text }) => text).join(' ')).toBe(words);
});

test('the words below a date slider lie at the beginning of what they name', () => {
  const marks = dateMarks({ startMs: Date.UTC(2026, 10, 21), endMs: Date.UTC(2036, 10, 21) }, 11);
  expect(marks[0].value).toBe(Date.UTC(2027, 0, 1));
  const days = dateMarks({ startMs: Date.UTC(2029, 3, 8), endMs: Date.UTC(2029, 3, 18) }, 11);
  expect(days[5]).toEqual({ value: Date.UTC(2029, 3, 13), text: '13/04' });
});

test('the words below a date slider are so few months for some years that none is written over another', () => {
  const marks = dateMarks({ startMs: Date.UTC(2026, 0, 1), endMs: Date.UTC(2028, 11, 31) }, 11);
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.length).toBeLessThan(8);
});

test('the words below a date slider are never more than have room', () => {
  for (let days = 1; days < 60_000; days = Math.ceil(days * 1.1)) {
    const marks = dateMarks({ startMs: Date.UTC(1950, 0, 1), endMs: Date.UTC(1950, 0, 1 + days) }, 11);
    expect(marks.length).toBeLessThanOrEqual(12);
  }
});

test('the words below a date slider are nothing but the instant for a range of one instant', () => {
  expect(dateMarks({ startMs: 0, endMs: 0 }, 11)).toHaveLength(1);
});
