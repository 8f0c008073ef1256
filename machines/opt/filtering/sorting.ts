import type { SortColumn } from '#contract/opt/filtering.ts';

/** The column that a list is sorted by, and which way. */
export type Sorting = { readonly column: SortColumn; readonly order: 'asc' | 'desc' };

export const BRIGHTEST_FIRST: Sorting = { column: 'magnitude', order: 'asc' };

/** Columns that are sorted in descending order first. */
const MOST_FIRST: readonly SortColumn[] = [
  'risk',
  'pha',
  'sunElongation',
  'moonElongation',
  'galaxyLatitude',
  'elevation',
  'nrOfDaysUnobserved',
];

/** The order after the head of a column was pressed: that of the column, or the other way round if it was that already. */
export function sortedBy({ column: before, order }: Sorting, column: SortColumn): Sorting {
  if (column === before) return { column, order: order === 'asc' ? 'desc' : 'asc' };
  return { column, order: MOST_FIRST.includes(column) ? 'desc' : 'asc' };
}
