import { expect, test } from 'vitest';
import { fixedText, numberText } from '#parts/quantities/number-text.ts';

test('a number that rounds to zero has no sign', () => {
  expect(numberText(-0.04, 1)).toBe('0.0');
  expect(numberText(-0.06, 1)).toBe('−0.1');
});

test('thousands are set apart from ten thousand on, and never after the point', () => {
  expect(numberText(1234, 0)).toBe('1234');
  expect(numberText(-1234567.125, 3)).toBe('−1\u{202F}234\u{202F}567.125');
  expect(numberText(0.123456, 6)).toBe('0.123456');
});

test('numbers of a column are written without gaps', () => {
  expect(fixedText(2_451_545, 5)).toBe('2451545.00000');
});
