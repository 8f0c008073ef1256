import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { drawnPoints } from '#parts/charts/decimate.ts';

test('a short curve is drawn with every point', () => {
  expect(drawnPoints([1, 2, 3], [5, null, 7], 100)).toEqual([0, 1, 2]);
});

test('of a long curve every pixel keeps its first, lowest, highest and last point', () => {
  const xs = Array.from({ length: 100 }, (_, index) => index);
  const ys: number[] = xs.map(() => 0);
  ys[13] = -9;
  ys[37] = 9;
  const drawn = drawnPoints(xs, ys, 2);
  expect(drawn).toContain(13);
  expect(drawn).toContain(37);
  expect(drawn[0]).toBe(0);
  expect(drawn.at(-1)).toBe(99);
});

test('a gap in a long curve stays a gap', () => {
  const xs = Array.from({ length: 1000 }, (_, index) => index);
  const ys = xs.map((x) => (x === 500 ? null : x));
  expect(drawnPoints(xs, ys, 10)).toContain(500);
});

test('whatever the curve, no extreme is lost, and no pixel has more than five points', () => {
  assert(
    property(
      array(integer(), { minLength: 50, maxLength: 500 }),
      integer({ min: 1, max: 40 }),
      (ys, width) => {
        const drawn = drawnPoints(
          ys.map((_, index) => index),
          ys,
          width,
        );
        const values = drawn.map((index) => ys[index]);
        expect(Math.max(...values)).toBe(Math.max(...ys));
        expect(Math.min(...values)).toBe(Math.min(...ys));
        expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => one - other));
        expect(drawn.length).toBeLessThanOrEqual(Math.min(ys.length, Math.max(4 * width, 5 * width)));
      },
    ),
  );
});
