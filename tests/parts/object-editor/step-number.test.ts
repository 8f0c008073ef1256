import { expect, test } from 'vitest';
import { fieldOf, type NumberRule } from '#machines/editor/editor-fields.ts';
import { steppedText } from '#parts/object-editor/step-number.ts';

const INCLINATION: NumberRule = { schema: 'number', min: 0, max: 180, step: 0.1, decimal: 10 };

test('keys in a number field move the number by a step, or by ten', () => {
  expect(steppedText('0.2', 'ArrowUp', INCLINATION)).toBe('0.3');
  expect(steppedText('0,3', 'ArrowDown', INCLINATION)).toBe('0.2');
  expect(steppedText('10', 'PageUp', INCLINATION)).toBe('11');
  expect(steppedText('10', 'PageDown', INCLINATION)).toBe('9');
});

test('keys in a number field stop at the limits', () => {
  expect(steppedText('179.95', 'ArrowUp', INCLINATION)).toBe('180');
  expect(steppedText('0', 'ArrowDown', INCLINATION)).toBe('0');
});

test('keys in an empty number field begin at zero, or the limit next to it', () => {
  expect(steppedText('', 'ArrowUp', INCLINATION)).toBe('0.1');
  const { validation } = fieldOf('HYPERBOLIC', 'eccentricity');
  if (validation.schema !== 'number') throw new RangeError('an eccentricity is a number');
  expect(steppedText('', 'ArrowUp', validation)).toBe('1');
});

test('keys in a number field keep the decimals of what was typed', () => {
  expect(steppedText('12.3456789012', 'ArrowUp', INCLINATION)).toBe('12.4456789012');
});

test('keys in a number field leave a text that is not a number alone, and other keys one that is', () => {
  expect(steppedText('x', 'ArrowUp', INCLINATION)).toBeUndefined();
  expect(steppedText('1', 'ArrowLeft', INCLINATION)).toBeUndefined();
});
