import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from '#ui/table/row-window.ts';

test('the rows drawn of a tall table are all of them when they fit', () => {
  expect(rowWindow(5, 0, 640, 32)).toEqual({ first: 0, end: 5, before: 0, after: 0 });
});

test('the rows drawn of a tall table are those in sight and a dozen on each side', () => {
  expect(rowWindow(1000, 3200, 320, 32)).toEqual({ first: 88, end: 122, before: 2816, after: 28096 });
});

test('the rows drawn of a tall table reach the last row at the end of the scroll', () => {
  expect(rowWindow(1000, 1000 * 32 - 320, 320, 32).end).toBe(1000);
});

test('the rows drawn of a tall table cover what is in sight and leave the height of the table unchanged, wherever it is scrolled', () => {
  const counts = integer({ min: 0, max: 100_000 });
  assert(
    property(counts, double({ min: 0, max: 1, noNaN: true }), (count, share) => {
      const height = 640;
      const scrollTop = share * Math.max(0, count * 32 - height);
      const { first, end, before, after } = rowWindow(count, scrollTop, height, 32);
      expect(before + (end - first) * 32 + after).toBe(count * 32);
      expect(before).toBeLessThanOrEqual(scrollTop);
      expect(end * 32).toBeGreaterThanOrEqual(Math.min(scrollTop + height, count * 32));
    }),
  );
});
