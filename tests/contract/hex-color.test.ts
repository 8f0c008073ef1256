import { expect, test } from 'vitest';
import { hexColor } from '#contract/hex-color.ts';

test('a typed colour has three or six hexadecimal digits, with or without a hash', () => {
  expect(['aabbcc', '#AaBbCc', ' abc '].map(hexColor)).toEqual(['aabbcc', 'aabbcc', 'aabbcc']);
});

test('a text with any other number of digits or other letters is not a colour', () => {
  expect(['', '#', 'ab', 'abcd', 'abcdefa', 'ggg', '##abc'].map(hexColor)).toEqual(Array(7).fill(undefined));
});
