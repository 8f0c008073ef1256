import { expect, test } from 'vitest';
import { approachTitle } from '#machines/fvt/close-approach.ts';

test('an object is written in one way, whether it has a name, a number or neither', () => {
  expect(approachTitle({ designator: '2004 MN4', number: '99942', name: 'Apophis' })).toBe('(99942) Apophis');
  expect(approachTitle({ designator: '1999 AN10', number: '137108' })).toBe('(137108) 1999 AN10');
  expect(approachTitle({ designator: '2024 YR4' })).toBe('2024 YR4');
});
