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

test('a list that was stopped says how far it came, and not that it is searched', () => {
  const text = preparationText(
    { done: 3, total: 30, days: { done: 40, total: 760 }, share: 0.05, secondsLeft: 500 },
    'stopped',
  );
  expect(text).toBe('Stopped: 40 of 760 days are searched.');
});

function waitingText(ahead?: number): string {
  return preparationText({ done: 0, total: 30, ...(ahead === undefined ? {} : { ahead }) }, 'growing');
}
