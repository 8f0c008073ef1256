import { BadFileError } from '../source.ts';
import { RowError } from './rows.ts';
import { shownValue } from './text.ts';

/** A row of a table by column name. */
export type Cells = Readonly<Record<string, unknown>>;

/** A table whose rows still have to be read: each yields its cells or throws {@link RowError}. */
export type RawTable = {
  readonly fields: readonly string[];
  readonly records: readonly (readonly unknown[])[];
};

/**
 * Comma-separated text (RFC 4180): cells may be quoted, quotes inside doubled; the first record names the columns.
 *
 * @throws {BadFileError} when a column that is needed is missing.
 */
export function parseCsv(text: string, needed: readonly string[]): RawTable {
  const [header, ...records] = csvRecords(text);
  const fields = (header ?? []).map((field) => field.trim());
  requireFields(fields, needed);
  return { fields, records };
}

/** @throws {BadFileError} naming the first column that is missing. */
export function requireFields(fields: readonly string[], needed: readonly string[]): void {
  const missing = needed.find((field) => !fields.includes(field));
  if (missing !== undefined) throw new BadFileError(`column ${missing} is missing`);
}

/** Cells of a record by column. @throws {RowError} when their number is not that of the columns. */
export function cellsOf(table: RawTable, record: readonly unknown[]): Cells {
  const { fields } = table;
  if (record.length !== fields.length) {
    throw new RowError(`row has ${record.length} columns, not ${fields.length}`);
  }
  return Object.fromEntries(fields.map((field, k) => [field, record[k]]));
}

/** Cell of a record by column, for the log of rows that may be damaged. */
export function cellFor(table: RawTable, record: readonly unknown[], field: string): string {
  return shownValue(record[table.fields.indexOf(field)]);
}

function csvRecords(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  // A cell and the mark that ends it: quoted, or plain to the next comma or end of line.
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (match === null) break;
    const [, quoted, plain = '', end] = match;
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  if (record.length > 0) records.push([...record, '']);
  return records.filter((cells) => cells.some((text, place) => place > 0 || text.trim() !== ''));
}
