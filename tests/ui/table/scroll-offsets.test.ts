import { expect, test } from 'vitest';
import { scrollOffset } from '#ui/table/data-table.tsx';

test('a row of a table that is scrolled to lies 48 px below the upper edge, under the titles', () => {
  expect(scrollOffset(false)).toBe(48);
});

test('a row of a table that is scrolled to lies another 37 px lower where there are filters', () => {
  expect(scrollOffset(true)).toBe(48 + 37);
});
