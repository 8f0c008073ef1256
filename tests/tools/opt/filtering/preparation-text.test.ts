import { expect, test } from 'vitest';
import { preparationText } from '#tools/opt/filtering/preparation-text.ts';

test('a list that waits its turn tells how many time frames are before it, and nothing when it is begun', () => {
  expect(told()).not.toContain('before');
  expect(told(1)).toContain('Another time frame is being prepared before this one.');
  expect(told(3)).toContain('3 other time frames are being prepared before this one.');
});

function told(ahead?: number): string {
  return preparationText({ done: 0, total: 30, ...(ahead === undefined ? {} : { ahead }) }, true);
}
