import { describe, expect, test } from 'vitest';
import { LUNAR_DISTANCE_KM } from '#engine/constants.ts';
import { DEFINITIONS } from '#parts/glossary/definitions.ts';
import { termOf } from '#parts/glossary/term-of.ts';

describe('the glossary', () => {
  test.each(Object.entries(DEFINITIONS))(
    'the glossary says what %s is in one to three short sentences',
    (_, { title, text }) => {
      expect(title).toMatch(/^\S.{0,34}$/);
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.length).toBeLessThanOrEqual(260);
      expect(text.match(/[.:] (?=[A-Z])/g)?.length ?? 0).toBeLessThanOrEqual(3);
    },
  );

  test('the glossary gives the lunar distance that the engine works with', () => {
    const [, thousands, rest] = /about (\d{3}) (\d{3}) km/.exec(DEFINITIONS['lunar-distance'].text) ?? [];
    expect(Math.abs(Number(`${thousands}${rest}`) - LUNAR_DISTANCE_KM)).toBeLessThanOrEqual(50);
  });

  test('explains columns and facts by the words they have on the page', () => {
    expect(['Phase angle', 'ERR_A', 'H', 'Synodic orbit period'].map(termOf)).toEqual([
      'phase-angle',
      'sky-uncertainty',
      'absolute-magnitude',
      'synodic',
    ]);
  });

  test('leaves words alone that any reader knows, and those that objects of the language have', () => {
    expect(['Date', 'toString', ''].map(termOf)).toEqual([undefined, undefined, undefined]);
  });
});
