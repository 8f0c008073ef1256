import { csvField, csvRemark, withoutFormula } from '#contract/text/csv-field.ts';
import { oneLine } from '#contract/text/one-line.ts';
import { ABSENT } from '../quantities/number-text.ts';
import type { CsvSeparator } from './csv-separator.ts';
import { heading, type Remarks, type TextTable } from './text-table.ts';

/** The visible cells, separated by commas, one line per row below the line of headings. */
export function writeText({ columns, rows }: TextTable): string {
  return lines([columns.map(heading), ...rows].map((row) => row.map(cellOf)));
}

/**
 * The table for spreadsheets and programs, UTF-8 without a byte-order mark: remarks in lines that begin with
 * '#', if there are any, then the headings and the rows by RFC 4180. Every line has as many fields as there
 * are columns; a value that does not exist is an empty one.
 * @param remarks where the numbers come from.
 * @param separator between fields; with semicolons numbers have a decimal comma.
 */
export function writeCsv(
  { columns, rows }: TextTable,
  remarks: Remarks,
  separator: CsvSeparator = 'comma',
): string {
  const comments = remarks.map(([label, value]) => csvRemark(plain(label), plain(value)));
  const written = separator === 'semicolon' ? withDecimalComma : (cell: string) => cell;
  const cells = rows.map((row) =>
    columns.map((_, index) => written(cellOf(row[index] === ABSENT ? '' : (row[index] ?? '')))),
  );
  return comments.join('') + lines([columns.map(heading), ...cells], SIGNS[separator]);
}

const SIGNS = { comma: ',', semicolon: ';' } as const;

function lines(rows: readonly (readonly string[])[], sign: ',' | ';' = ','): string {
  return rows.map((row) => `${row.map((cell) => csvField(cell, sign)).join(sign)}\r\n`).join('');
}

/** A number as it is written with a decimal comma; anything else stays. */
function withDecimalComma(cell: string): string {
  return /^[+-]?\d+\.\d+(e[+-]?\d+)?$/.test(cell) ? cell.replace('.', ',') : cell;
}

/** A value in the form that a spreadsheet accepts. */
function cellOf(text: string): string {
  return withoutFormula(plain(text));
}

/** A text on one line, with a minus sign that programs read. */
function plain(text: string): string {
  return oneLine(text).replaceAll('−', '-');
}
