import { expect, test } from 'vitest';
import { GREENWICH, timeFrame, type TimeFrame } from '#machines/planning/time-frame.ts';
import { frameWords } from '#parts/setup/frame-words.ts';

const TODAY = '2026-11-26';

test('the limit of a calculation is said of every time frame outside the short term', () => {
  expect(wordsOf('2027-03-01', '2027-03-07')).toContain('10000 data points');
});

test('how long the nights of all objects take is said where it is more than a moment', () => {
  expect(wordsOf('2027-03-01', '2027-03-31')).not.toContain('seconds');
  expect(wordsOf('2027-03-01', '2027-08-31')).toContain(
    'All objects are looked at in some 20 seconds a year',
  );
  expect(wordsOf('2027-03-01', '2031-02-28')).toContain('from today outwards, in some 20 seconds a year');
});

test('a time frame far from today says over how many years orbits are carried', () => {
  expect(wordsOf('2027-03-01', '2027-03-07')).not.toContain('carried');
  expect(wordsOf('2100-03-01', '2100-03-07')).toContain('carried over 73 years');
  expect(wordsOf('1900-03-01', '1900-03-07')).toContain('carried over 127 years');
});

test('a time frame of more than a year says into how many it is cut', () => {
  expect(wordsOf('2026-11-26', '2027-11-25')).not.toContain('one after the other');
  expect(wordsOf('2026-11-26', '2036-11-25')).toContain('10 years are looked through');
});

function wordsOf(start: string, end: string): string {
  return frameWords(timeFrame({ start, end }, TODAY, GREENWICH) as TimeFrame, TODAY);
}
