import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from '#parts/table/row-window.ts';

test('a short list is drawn whole', () => {
  expect(rowWindow(10, 32, 0, 800)).toEqual({ first: 0, end: 10, abovePx: 0, belowPx: 0 });
});

test('a long list is drawn where the view is', () => {
  const { first, end } = rowWindow(10_000, 32, 32_000, 640);
  expect(first).toBeLessThan(1000);
  expect(end).toBeGreaterThan(1020);
  expect(end - first).toBeLessThan(60);
});

test('drawn rows and the room left for the others always make up the whole list', () => {
  const list = fc.record({
    count: fc.nat(20_000),
    scrolledPx: fc.nat(700_000),
    viewPx: fc.nat(2000),
  });
  fc.assert(
    fc.property(list, ({ count, scrolledPx, viewPx }) => {
      const { first, end, abovePx, belowPx } = rowWindow(count, 32, scrolledPx, viewPx);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(end);
      expect(abovePx + (end - first) * 32 + belowPx).toBe(count * 32);
    }),
  );
});
