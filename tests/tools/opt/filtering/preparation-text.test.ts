import { expect, test } from 'vitest';
import { preparationText } from '#tools/opt/filtering/preparation-text.ts';

test('a list that waits its turn says how many time frames are before it, and nothing when it is begun', () => {
  expect(waitingText()).not.toContain('first');
  expect(waitingText(1)).toContain('1 other time frame comes first.');
  expect(waitingText(3)).toContain('3 other time frames come first.');
});

test.each([
  [90, '12 % done, about 90 seconds left.'],
  [600, '12 % done, about 10 minutes left.'],
  [9000, '12 % done, about 3 hours left.'],
])('a list of which the rest takes %i s says so in words', (secondsLeft, words) => {
  expect(preparationText({ done: 3, total: 30, share: 0.129, secondsLeft }, 'growing')).toContain(words);
});

test('the progress of a long time frame is shown by the days that are looked through', () => {
  const text = preparationText({ done: 3, total: 30, days: { done: 730, total: 3652 } }, 'growing');
  expect(text).toContain('730 of 3652 days so far');
  expect(text).not.toContain('objects');
});

test.each([
  [{ done: 0, total: 26_010 }, '0 of 26010 objects searched'],
  [{ done: 64, total: 26_010, share: 0.8 }, '64 of 26010 objects searched'],
  [{ done: 3, total: 30, days: { done: 366, total: 731 } }, '366 of 731 days searched'],
  [
    { done: 0, total: 26_010, days: { done: 0, total: 731, begun: { days: 366, objects: 4800 } } },
    '0 of 731 days searched, and 366 more for 4800 of 26010 objects',
  ],
  [
    { done: 30, total: 30, days: { done: 731, total: 731 }, share: 0.9 },
    'all 731 days searched, but the list is not sorted yet',
  ],
])(
  'a list that was stopped says how much is searched, whatever else is prepared: %o',
  (progress, reached) => {
    expect(preparationText(progress, 'stopped')).toBe(`Stopped: ${reached}.`);
  },
);

test('the objects of days that are searched in part are counted while a list grows', () => {
  const days = { done: 366, total: 731, begun: { days: 365, objects: 20_000 } };
  expect(preparationText({ done: 20_000, total: 26_010, days }, 'growing')).toContain(
    '366 of 731 days so far, and 365 more for 20000 of 26010 objects.',
  );
});

test('a list of which all is searched says that it is sorted, and not that orbits are prepared', () => {
  expect(preparationText({ done: 30, total: 30, share: 0.5 }, 'growing')).toBe(
    'Sorting the list: all 30 objects searched. 50 % done. The list fills in by itself.',
  );
});

function waitingText(ahead?: number): string {
  return preparationText({ done: 0, total: 30, ...(ahead === undefined ? {} : { ahead }) }, 'growing');
}
