import { expect, test } from 'vitest';
import { addressedObject } from '#shell/addressed-object.ts';

test.each([
  ['99942', '(99942) Apophis'],
  ['(99942)', '(99942) Apophis'],
  ['apophis', '(99942) Apophis'],
  ['1999 AN10', '(137108) 1999 AN10'],
  ['217628', '(217628)'],
  ['2024 YR4', '2024 YR4'],
  ['(99942) Apophis', '(99942) Apophis'],
])('an address of %s is one of %s before anything is fetched', (text, title) => {
  expect(addressedObject(`?object=${encodeURIComponent(text)}`)).toBe(title);
});
