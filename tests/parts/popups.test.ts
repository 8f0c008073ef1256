import { expect, test } from 'vitest';
import { timeLeft } from '#parts/popups/progress-popup.tsx';

test('the progress popup says how many seconds are left, rounded up', () => {
  expect(timeLeft(8.2)).toBe('about 9 s left');
});

test('the progress popup says so when the estimate is used up', () => {
  expect(timeLeft(0)).toBe('it takes longer than expected');
  expect(timeLeft(-3)).toBe('it takes longer than expected');
});
