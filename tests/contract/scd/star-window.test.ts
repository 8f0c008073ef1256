import { expect, test } from 'vitest';
import { starsCall, starWindow } from '#contract/scd/star-window.ts';

test('the window of stars of a field of view grows narrower and fainter with the field', () => {
  expect([3, 2, 1.4, 0.9, 0.4, 0.15].map(starWindow)).toEqual([
    { kind: 'rectangle', size: 4, magFaint: 12 },
    { kind: 'rectangle', size: 4, magFaint: 12 },
    { kind: 'rectangle', size: 2, magFaint: 14.5 },
    { kind: 'rectangle', size: 1, magFaint: 17 },
    { kind: 'rectangle', size: 0.5, magFaint: 19.5 },
    { kind: 'circle', radius: 0.25, magFaint: 22 },
  ]);
});

test('the window of stars of a field of view is the narrower one at a bound, and none above 3 degrees', () => {
  expect([1.5, 1, 0.5].map((fov) => starWindow(fov))).toMatchObject([
    { size: 2 },
    { size: 1 },
    { size: 0.5 },
  ]);
  expect(starWindow(0.2)).toMatchObject({ kind: 'circle' });
  expect(starWindow(3.1)).toBeUndefined();
});

test('the window of stars of a field of view is as wide on the sky at its edge towards the pole as it is high, and goes all the way round there', () => {
  const window = { kind: 'rectangle', size: 4, magFaint: 12 } as const;
  expect(starsCall(window, 10, 0, {}).query).toMatchObject({ ra: 10, dec: 0, magBright: 7, magFaint: 12 });
  expect(starsCall(window, 10, 58, {})).toMatchObject({ kind: 'rectangle', query: { sizeDec: 4 } });
  expect(sizeRa(58)).toBeCloseTo(8, 6);
  expect(sizeRa(-58)).toBeCloseTo(8, 6);
  expect(sizeRa(88.5)).toBe(360);

  function sizeRa(dec: number): number {
    const call = starsCall(window, 10, dec, {});
    return call.kind === 'rectangle' ? call.query.sizeRa : 0;
  }
});
