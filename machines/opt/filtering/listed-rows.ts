import type { SortColumn, FilteredObject } from '#contract/opt/filtering.ts';
import { foldedText } from '../../kit/folded-text.ts';
import { objectTitle } from '../../objects/listed-object.ts';

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

/**
 * Rows of a list that was cut into pages while it grew: in the order of what they show, which a search through further years may
 * have widened since. Rows with an error come first, those without a value last; the others stay in their order.
 */
export function inOrderOfValues(
  rows: readonly FilteredObject[],
  { column, order }: Sorting,
): readonly FilteredObject[] {
  const [end, sign] = order === 'asc' ? (['minValue', 1] as const) : (['maxValue', -1] as const);
  const placeOf = ({ error, filters }: FilteredObject): number => {
    if (error !== undefined) return Number.NEGATIVE_INFINITY;
    const value = filters.find(({ name }) => name === column)?.[end];
    return value === undefined ? Number.MAX_VALUE : sign * value;
  };
  return rows.toSorted((one, other) =>
    placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other)),
  );
}

/** Rows of a list, and what is searched for in it. */
type SoughtList = { readonly rows: readonly FilteredObject[]; readonly phrase: string };

/** The rows whose number, name or designation contains the phrase; all of them for none. */
export function rowsFound({ rows, phrase }: SoughtList): readonly FilteredObject[] {
  const sought = foldedText(phrase);
  if (sought === '') return rows;
  return rows.filter((row) =>
    [objectTitle(row), row.name, row.designator].some((text) => foldedText(text).includes(sought)),
  );
}
