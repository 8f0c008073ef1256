import { expect, test } from 'vitest';
import { createSearchPace } from '#client/fvt/search-pace.ts';

test('a search predicts its end by its pace, for which what was known before counts nothing', () => {
  let ms = 0;
  const leftMs = createSearchPace(() => ms);
  expect(leftMs(13_000, 26_000)).toBeUndefined();
  ms = 10_000;
  expect(leftMs(13_100, 26_000)).toBeUndefined();
  ms = 20_000;
  expect(leftMs(14_000, 26_000)).toBe(240_000);
  ms = 40_000;
  expect(leftMs(26_000, 26_000)).toBe(0);
});

test('a search in which nothing is done so far has no pace', () => {
  let ms = 0;
  const leftMs = createSearchPace(() => ms);
  leftMs(0, 26_000);
  ms = 60_000;
  expect(leftMs(0, 26_000)).toBeUndefined();
});
