import { defined } from '../defined.ts';
import { spacedDesignation } from '../designation.ts';
import { BadFileError, type Parsed } from '../source.ts';
import { type RiskRow, yearSpan } from './risk-row.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText, linesOf } from './text.ts';
import { numberOf, optionalWithin, textOf } from './value.ts';

/** Lines above the first object: date of the list, two lines of titles, a line of formats. */
const HEADER_LINES = 4;
const COLUMNS = 11;

/** A risk list with the date it prints. */
export type DatedRisks = Parsed<RiskRow> & { readonly date: string };

/**
 * ESA NEOCC's risk list: a table drawn with bars.
 *
 * @throws {BadFileError} when it does not begin with its date.
 * Source: neo.ssa.esa.int, "Risk list", the plain text download.
 */
export function parseNeoccRisks(bytes: Uint8Array): DatedRisks {
  const lines = linesOf(decodeText(bytes));
  const date = /^Last Update: (\d{4}-\d{2}-\d{2})/.exec(lines[0] ?? '')?.[1];
  if (date === undefined) throw new BadFileError('not a risk list: it does not begin with "Last Update"');
  const parsed = collectRows(lines.slice(HEADER_LINES), {
    nameOf: (line) => line.slice(0, 27).trim(),
    read: readLine,
    keyOf: (row) => row.number ?? row.designation,
  });
  return { ...parsed, date };
}

function readLine(line: string): RiskRow {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length < COLUMNS) throw new RowError(`row has ${cells.length} columns, not ${COLUMNS}`);
  const [object, , , , , palermoMaximum, torino, , years, probability, palermoCumulative] = cells;
  return {
    ...identificationOf(textOf(object, 'object')),
    risk: defined({
      ...yearSpan(years),
      probability: optionalWithin(probability, 'impact probability', 0, 1),
      palermoCumulative: numberOf(palermoCumulative, 'PS cum'),
      palermoMaximum: numberOf(palermoMaximum, 'PS max'),
      torinoMaximum: optionalWithin(torino, 'Torino scale', 0, 10),
    }),
  };
}

function identificationOf(text: string): Pick<RiskRow, 'number' | 'name' | 'designation'> {
  const [identifier = '', ...rest] = text.split(/\s+/);
  if (!/^\d+$/.test(identifier)) return { designation: spacedDesignation(identifier) };
  const name = rest.join(' ');
  return { number: identifier, designation: identifier, ...(name === '' ? {} : { name }) };
}
