import { defined } from '../defined.ts';
import { BadFileError, type Parsed } from '../source.ts';
import { type Cells, type RawTable, cellFor, cellsOf, parseCsv } from './csv.ts';
import { bodyNames } from './body-row.ts';
import { type RiskRow, yearSpan } from './risk-row.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText, isRecord, parseJson, shownName } from './text.ts';
import { numberOf, optionalNumber, optionalText, optionalWithin, textOf } from './value.ts';

/** Names of the same values in the table of the web page (CSV) and in the API (JSON). */
const CSV = {
  name: 'Object Designation',
  years: 'Year Range',
  impacts: 'Potential Impacts',
  probability: 'Impact Probability (cumulative)',
  cumulative: 'Palermo Scale (cum.)',
  maximum: 'Palermo Scale (max.)',
  torino: 'Torino Scale (max.)',
} as const;
const API = {
  name: 'fullname',
  years: 'range',
  impacts: 'n_imp',
  probability: 'ip',
  cumulative: 'ps_cum',
  maximum: 'ps_max',
  torino: 'ts_max',
} as const;
type Columns = Record<keyof typeof CSV, string>;

/**
 * JPL Sentry's list of possible impacts, as CSV of its page or JSON of its API (mode S).
 *
 * @throws {BadFileError} when the file is cut short or of another kind.
 * Source: ssd-api.jpl.nasa.gov/doc/sentry.html.
 */
export function parseSentry(bytes: Uint8Array): Parsed<RiskRow> {
  const text = decodeText(bytes);
  return text.trimStart().startsWith('"') ? readCsv(text) : readApi(text);
}

function readCsv(text: string): Parsed<RiskRow> {
  const table: RawTable = parseCsv(text, Object.values(CSV));
  return collectRows(table.records, {
    nameOf: (record) => cellFor(table, record, CSV.name),
    read: (record) => readCells(cellsOf(table, record), CSV),
    keyOf: (row) => row.number ?? row.designation,
  });
}

function readApi(text: string): Parsed<RiskRow> {
  const reply = parseJson(text);
  if (!isRecord(reply) || !Array.isArray(reply['data']))
    throw new BadFileError('not the answer of the Sentry API');
  return collectRows<unknown, RiskRow>(reply['data'], {
    nameOf: (item) => shownName(item, 'fullname', 'des'),
    read: (item) => {
      if (!isRecord(item)) throw new RowError('not an object');
      return readCells(item, API);
    },
    keyOf: (row) => row.number ?? row.designation,
  });
}

function readCells(cells: Cells, columns: Columns): RiskRow {
  return {
    ...bodyNames(textOf(cells[columns.name], columns.name)),
    risk: defined({
      ...yearSpan(optionalText(cells[columns.years])),
      possibleImpacts: optionalNumber(cells[columns.impacts], 'number of impacts'),
      probability: optionalWithin(cells[columns.probability], 'impact probability', 0, 1),
      palermoCumulative: numberOf(cells[columns.cumulative], columns.cumulative),
      palermoMaximum: numberOf(cells[columns.maximum], columns.maximum),
      torinoMaximum: optionalWithin(cells[columns.torino], 'Torino scale', 0, 10),
    }),
  };
}
