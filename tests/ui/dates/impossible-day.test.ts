import { expect, test } from 'vitest';
import { impossibleDay } from '#ui/dates/impossible-day.ts';

test('a day that its month does not have is named, with the days that the month has', () => {
  expect(reasonOf('30', '02', '2027')).toBe('There is no 30/02/2027: February 2027 has 28 days');
  expect(reasonOf('30', '02', '2028')).toBe('There is no 30/02/2028: February 2028 has 29 days');
  expect(reasonOf('29', '02', '1900')).toBe('There is no 29/02/1900: February 1900 has 28 days');
  expect(reasonOf('31', '11', '2026')).toBe('There is no 31/11/2026: November 2026 has 30 days');
});

test('a day that there is, and one that is not typed to its end, are no fault', () => {
  expect(reasonOf('29', '02', '2028')).toBeUndefined();
  expect(reasonOf('31', '02', 'yyyy')).toBeUndefined();
});

function reasonOf(...[day, month, year]: readonly string[]): string | undefined {
  return impossibleDay([part('day', day), part('month', month), part('year', year)])?.reason;
}

function part(type: string, text = '') {
  return { type, text, isPlaceholder: text === 'yyyy' };
}
