import { expect, test } from 'vitest';
import { countText, counted } from '#contract/text/count-text.ts';

test('one thing is named in the singular, none and several in the plural', () => {
  expect([0, 1, 2, 1.5].map((count) => countText(count, 'object'))).toEqual([
    '0 objects',
    '1 object',
    '2 objects',
    '1.5 objects',
  ]);
});

test('a plural that is not formed by an s is given', () => {
  expect(countText(2, 'quantity', 'quantities')).toBe('2 quantities');
  expect([counted(1, 'meets its', 'meet their'), counted(3, 'meets its', 'meet their')]).toEqual([
    'meets its',
    'meet their',
  ]);
});
