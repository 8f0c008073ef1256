import { describe, expect, test } from 'vitest';
import { hexColor } from '#contract/hex-color.ts';

describe('a typed colour', () => {
  test('a typed colour has three or six hexadecimal digits, with or without a hash', () => {
    expect(['aabbcc', '#AaBbCc', ' abc '].map(hexColor)).toEqual(['aabbcc', 'aabbcc', 'aabbcc']);
  });

  test('a typed colour is none with any other number of digits or other letters', () => {
    expect(['', '#', 'ab', 'abcd', 'abcdefa', 'ggg', '##abc'].map(hexColor)).toEqual(
      Array(7).fill(undefined),
    );
  });
});
