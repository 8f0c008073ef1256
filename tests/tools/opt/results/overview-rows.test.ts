import { expect, test } from 'vitest';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import { inOrder, lengthText, type OverviewRow } from '#tools/opt/results/long-term/overview-rows.ts';

test('objects come in the order of their first window, or of their longest, and those without one last', () => {
  const rows = [
    row('late and long', [{ start: 5, end: 9 }]),
    row('never, up late', [], [{ start: 6, end: 7 }]),
    row('never, up early', [], [{ start: 1, end: 2 }]),
    row('early and short', [{ start: 2, end: 3 }]),
  ];
  const names = (order: 'first' | 'longest') => inOrder(rows, order).map(({ table }) => table.name);
  expect(names('first')).toEqual(['early and short', 'late and long', 'never, up early', 'never, up late']);
  expect(names('longest').slice(0, 2)).toEqual(['late and long', 'early and short']);
});

test('the length of a window is written in hours and minutes', () => {
  const lengths = [1 / 48, 0.25, 0.25 + 1 / 48].map((end) => lengthText({ start: 0, end }));
  expect(lengths).toEqual(['30 min', '6 h', '6 h 30 min']);
});

function row(name: string, spans: OverviewRow['spans'], up: OverviewRow['up'] = spans): OverviewRow {
  const table: ObjectTable = { name, designator: name, database: 'JPL', data: [] };
  return { table, spans, up, longest: spans[0] };
}
