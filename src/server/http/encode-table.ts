import type { Column } from '#engine/observe/columns.ts';
import { type Table, tableValue } from '#engine/observe/table.ts';
import { roundedToParts } from '#engine/rounded.ts';

/** Digits beyond those shown, so that differences of neighbouring rows stay smooth. */
const SPARE_DECIMALS = 3;

/** Rows as they are sent: a number per chosen column, null where there is no value. */
export type EncodedRows = (number | null)[][];

/**
 * Chosen columns of a table as plain rows, rounded to three digits beyond those shown.
 *
 * @param columns the columns of the table, in their order.
 * @param chosen indices of the requested columns, in their order.
 */
export function encodeTable(
  table: Table,
  columns: readonly Column[],
  chosen: readonly number[],
): EncodedRows {
  const scaled = chosen.map((column) => ({
    column,
    scale: 10 ** ((columns[column]?.decimals ?? 0) + SPARE_DECIMALS),
  }));
  return Array.from({ length: table.rows }, (_, row) =>
    scaled.map(({ column, scale }) => {
      const value = tableValue(table, row, column);
      return value === undefined ? null : roundedToParts(value, scale);
    }),
  );
}

/** Indices of all columns. */
export function allOf(columns: readonly Column[]): number[] {
  return columns.map((_, index) => index);
}
