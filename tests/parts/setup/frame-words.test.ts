import { expect, test } from 'vitest';
import { GREENWICH, timeFrame, type TimeFrame } from '#machines/planning/time-frame.ts';
import { frameWords } from '#parts/setup/frame-words.ts';

const TODAY = '2026-11-26';

test('the limit of a calculation is mentioned at every time frame outside the short term', () => {
  expect(wordsOf('2027-03-01', '2027-03-07')).toMatch(/10\s000 data points/);
});

test('how long the nights of all objects take is said where it is more than a moment', () => {
  expect(wordsOf('2027-03-01', '2027-03-31')).not.toContain('seconds');
  expect(wordsOf('2027-03-01', '2027-08-31')).toContain(
    'Filtering all objects takes about 20 seconds a year',
  );
  expect(wordsOf('2027-03-01', '2031-02-28')).toContain(
    'starting nearest to today, and takes about 20 seconds a year',
  );
});

test('a time frame a year or more from today says over how many years orbits are computed, and how long a decade takes', () => {
  expect(wordsOf('2031-03-01', '2031-03-31')).toContain(
    'computed over 4 years: about a minute for every ten years',
  );
  expect(wordsOf('2027-03-01', '2027-03-07')).not.toContain('computed over');
  expect(wordsOf('2100-03-01', '2100-03-07')).toContain('computed over 73 years');
  expect(wordsOf('1900-03-01', '1900-03-07')).toContain('computed over 127 years');
});

test('a time frame of more than a year says into how many it is cut', () => {
  expect(wordsOf('2026-11-26', '2027-11-25')).not.toContain('one by one');
  expect(wordsOf('2026-11-26', '2036-11-25')).toContain('goes through 10 years');
});

function wordsOf(start: string, end: string): string {
  return frameWords(timeFrame({ start, end }, TODAY, GREENWICH) as TimeFrame, TODAY);
}
