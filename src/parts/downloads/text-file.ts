import { ABSENT } from '../quantities/number-text.ts';
import { heading, type Remarks, type TextTable } from './text-table.ts';

/** The visible cells, separated by commas, one line per row below the line of headings. */
export function writeText({ columns, rows }: TextTable): string {
  return lines([columns.map(heading), ...rows]);
}

/**
 * The same with its provenance: remarks in lines that begin with '#', then the table. RFC 4180 below the remarks;
 * a value that does not exist is an empty field.
 * @param remarks where the numbers come from.
 */
export function writeCsv(table: TextTable, remarks: Remarks): string {
  const comments = remarks.map(([label, value]) => `# ${oneLine(label)}: ${oneLine(value)}\r\n`);
  const rows = table.rows.map((row) => row.map((cell) => (cell === ABSENT ? '' : cell)));
  return comments.join('') + writeText({ ...table, rows });
}

function lines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  const plain = oneLine(cell).replaceAll('−', '-');
  return /[",]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
