import { expect, test } from 'vitest';
import { pastedNumber } from '#ui/fields/number-field.tsx';

test('a copied number may have a decimal comma, a typographic minus, blanks between its thousands and a degree sign', () => {
  expect(['48,2', '−70.4', '1 000 000', ' 1.5\n', '19.8°', '1e-3'].map(pastedNumber)).toEqual([
    '48.2',
    '-70.4',
    '1000000',
    '1.5',
    '19.8',
    '1e-3',
  ]);
});

test('a text with anything else is not a copied number', () => {
  const texts = ['', ' ', 'abc', '1,234.5', '12°30′', '12 30 00', '1e309', 'NaN', '١٢', '😀'];
  expect(texts.map(pastedNumber)).toEqual(texts.map(() => undefined));
});
