import { EPHEMERIS_COLUMNS, type EphemerisColumnKey } from './columns.ts';
import { type EphemerisTable, tableValue } from './table.ts';

/** The value of a column in a row of an ephemeris, in the unit of the column; undefined where the row has none. */
export function ephemerisValue(
  table: EphemerisTable,
  row: number,
  key: EphemerisColumnKey,
): number | undefined {
  return tableValue(
    table,
    row,
    EPHEMERIS_COLUMNS.findIndex((column) => column.key === key),
  );
}
