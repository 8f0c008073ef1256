import type { ObjectTable } from '#contract/calculation.ts';
import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import type { Calculation } from '#machines/opt/calculation-rules.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { configuration } from '#parts/configuration.ts';
import { saveFile } from '#parts/save-file.ts';
import { cellText, sourceText, unitText, type Notation } from '../cell-text.ts';
import type { EphemerisRow } from '../ephemeris-rows.ts';
import {
  commonRemarks,
  orbitRemarks,
  type UserDefinedOrbits,
  userDefinedOrbitsOf,
} from '../provenance-remarks.ts';
import { fileName } from './file-name.ts';
import { writePdf } from './pdf-file.ts';
import { writeCsv, writeText } from './text-file.ts';
import type { Remarks, TextTable } from './text-table.ts';

/** Kinds of file the table can be had as. */
export type DownloadKind = 'txt' | 'pdf' | 'csv';

/**
 * Writes rows of the table to a file and hands it to the browser.
 * @param shown columns of the table, in their order.
 */
export async function downloadRows(
  kind: DownloadKind,
  rows: readonly EphemerisRow[],
  shown: readonly EphemerisColumnKey[],
  notation: Notation,
  calculation: Calculation,
): Promise<void> {
  const now = new Date();
  const name = fileName(configuration.title, now, kind);
  const table = textTable(rows, shown, notation);
  if (kind === 'txt')
    return saveFile(name, new Blob([writeText(table)], { type: 'text/plain;charset=utf-8' }));
  const common = commonRemarks(calculation.result.provenance);
  const own = userDefinedOrbitsOf(calculation);
  if (kind === 'csv') {
    const remarks = [...common, ATTRIBUTION, ...orbitsOf(objectsOf(rows), own)];
    return saveFile(name, new Blob([writeCsv(table, remarks)], { type: 'text/csv;charset=utf-8' }));
  }
  const typed = objectsOf(rows).filter(({ designator }) => own.has(designator));
  const bytes = await writePdf(table, {
    title: 'Ephemerides',
    remarks: [...common, ...orbitsOf(typed, own)],
    year: now.getFullYear(),
    attribution: configuration.attributionText,
  });
  return saveFile(name, new Blob([bytes], { type: 'application/pdf' }));
}

/** The cells of rows as they are shown, the name in every row. */
export function textTable(
  rows: readonly EphemerisRow[],
  shown: readonly EphemerisColumnKey[],
  notation: Notation,
): TextTable {
  const columns = shown.map((key) => ({
    name: key,
    unit: unitText(key, EPHEMERIS_COLUMNS[EPHEMERIS_INDEX[key]].unit, notation),
  }));
  return {
    columns: [{ name: 'Object', unit: '' }, { name: 'Source', unit: '' }, ...columns],
    rows: rows.map((row) => [
      objectTitle(row.object),
      sourceText(row.object.database),
      ...(row.message === undefined
        ? shown.map((key) => cellText(key, row.value(key), notation))
        : [row.message]),
    ]),
  };
}

const ATTRIBUTION: Remarks[number] = ['Attribution', configuration.attributionText];

/** The objects that rows are of, each once. */
function objectsOf(rows: readonly EphemerisRow[]): readonly ObjectTable[] {
  return rows.filter(({ isFirst }) => isFirst).map(({ object }) => object);
}

function orbitsOf(objects: readonly ObjectTable[], own: UserDefinedOrbits): Remarks {
  return objects.map((object) => [
    `Orbit of ${objectTitle(object)}`,
    orbitRemarks(object, own)
      .map(([label, value]) => `${label} ${value}`)
      .join('; '),
  ]);
}
