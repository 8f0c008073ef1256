import { expect, test } from 'vitest';
import { ageText } from '#parts/quantities/age-text.ts';

const NOW = '2026-11-21T03:00:00Z';

test('an age is written in the unit that says most', () => {
  expect(
    ['2026-11-21', '2026-11-20', '2026-10-02', '2026-06-01', '2025-03-10', '2020-11-21'].map((date) =>
      ageText(date, NOW),
    ),
  ).toEqual(['today', '1 day ago', '50 days ago', '6 months ago', '20 months ago', '6 years ago']);
});

test('a month or a year is as old as its last day', () => {
  expect(ageText('2026-10', NOW)).toBe('21 days ago');
  expect(ageText('2025', NOW)).toBe('11 months ago');
  expect(ageText('2026', NOW)).toBe('today');
});

test('what is not a date is of unknown age', () => {
  expect(ageText('unknown', NOW)).toBe('of unknown age');
});
