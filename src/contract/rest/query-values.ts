import * as z from 'zod/mini';

/** A finite number written as text in a query string. */
export function numberText(inner: z.ZodMiniNumber = z.number()) {
  return z.codec(z.string(), inner, {
    decode: (text, payload) => {
      const value = Number(text);
      if (text.trim() !== '' && Number.isFinite(value)) return value;
      payload.issues.push({ code: 'custom', input: text, message: 'must be a number' });
      return z.NEVER;
    },
    encode: (value) => String(value),
  });
}

/** One of some words, in capital letters or small ones. */
export function wordText<const Word extends string>(words: readonly Word[]) {
  return z.codec(z.string(), z.enum(words), {
    decode: (text, payload) => {
      const word = words.find((one) => one.toLowerCase() === text.toLowerCase());
      if (word !== undefined) return word;
      payload.issues.push({ code: 'invalid_value', input: text, values: [...words] });
      return z.NEVER;
    },
    encode: (word) => word,
  });
}

/** `true` or `false` written as text in a query string. */
export const booleanText = z.codec(wordText(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/**
 * Words joined by commas in a query string; blanks around a word and empty words are dropped.
 *
 * An empty text is an empty list: of a list of checkboxes, nothing is checked.
 */
export function listText<Word extends string>(word: z.ZodMiniType<Word, string>) {
  return z.codec(z.string(), z.array(word), {
    decode: (text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    encode: (words) => words.join(','),
  });
}

/** A list of `true` and `false`: which answers of a yes-or-no filter are checked. */
export const booleansText = z.codec(z.string(), z.array(z.boolean()), {
  decode: (text, payload) => {
    const words = text
      .toLowerCase()
      .split(',')
      .filter((word) => word !== '');
    if (words.every((word) => word === 'true' || word === 'false'))
      return words.map((word) => word === 'true');
    payload.issues.push({ code: 'custom', input: text, message: 'must list true, false or both' });
    return z.NEVER;
  },
  encode: (values) => values.join(','),
});

/** The word `false`, which switches a filter off. */
export const falseText = z.codec(wordText(['false']), z.literal(false), {
  decode: () => false as const,
  encode: () => 'false' as const,
});
