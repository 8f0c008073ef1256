import { EPHEMERIS_COLUMN, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { Calculation } from '#machines/opt/calculation/calculation-rules.ts';
import type { FileOptions } from '#machines/opt/calculation/columns.ts';
import type { FileTimes } from '#parts/downloads/file-head.ts';
import { usualPaper } from '#parts/downloads/pdf/paper.ts';
import { type DownloadKind, saveTable } from '#parts/downloads/save-table.ts';
import type { TextColumn, TextTable } from '#parts/downloads/text-table.ts';
import { commonRemarks, remarkPerOrbit, userDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';
import { cellText, isLocalDate, type Notation, sourceText, unitText } from '#parts/quantities/cell-text.ts';
import { ELLIPSE_COLUMNS, ellipseText, POSITION_UNKNOWN } from '#parts/quantities/uncertainty-text.ts';
import { columnWords } from '#parts/quantities/column-words.ts';
import type { EphemerisRow } from '../ephemerides/ephemeris-rows.ts';

/** Contents of a file. */
export type RowsOfFile = {
  readonly rows: readonly EphemerisRow[];
  /** Columns of the table, in their order. */
  readonly shown: readonly EphemerisColumnKey[];
  readonly notation: Notation;
  readonly calculation: Calculation;
  readonly times: FileTimes;
  /** How many rows there are, and what was left out. */
  readonly rowsLeft: string;
  readonly files: FileOptions;
};

/** Writes rows of the ephemerides to a file and hands it to the browser. @param nowMs dates the file, UTC milliseconds. */
export async function downloadRows(kind: DownloadKind, file: RowsOfFile, nowMs: number): Promise<void> {
  const { rows, shown, notation, files } = file;
  const { request, result } = file.calculation;
  const objects = rows.filter(({ isFirst }) => isFirst).map(({ object }) => object);
  const download = {
    table: kind === 'csv' ? fullTable(rows, shown, notation) : textTable(rows, shown, notation),
    title: 'Ephemerides',
    times: file.times,
    common: [['Rows', file.rowsLeft] as const, ...commonRemarks(result.provenance)],
    objects: remarkPerOrbit(objects, userDefinedOrbits(request.userDefined)),
    objectsTitle: 'Orbits',
    paper: files.paper ?? usualPaper(navigator.language),
    csvRemarks: files.csvRemarks,
    csvSeparator: files.csvSeparator,
  };
  await saveTable(kind, download, nowMs);
}

/**
 * The basis of an ellipse in a word: `covariance`, `U`, `clones`, `none`, whether the region is curved and whether the position is unknown.
 */
function basisCell({ uncertainty }: EphemerisRow): string {
  if (uncertainty === undefined) return '';
  const { basis, lost, curved } = uncertainty;
  return `${basis}${curved ? ', curved' : ''}${lost ? `, ${POSITION_UNKNOWN}` : ''}`;
}

/** The cells of rows as they are shown, the name in every row, and what ellipses are computed from after them. */
export function textTable(
  rows: readonly EphemerisRow[],
  shown: readonly EphemerisColumnKey[],
  notation: Notation,
): TextTable {
  const basis = basisColumns(shown);
  return {
    columns: [...OBJECT_COLUMNS, ...shown.map((key) => shownColumn(key, notation)), ...basis],
    rows: rows.map((row) => [
      ...objectCells(row),
      ...(row.message === undefined
        ? [...shown.map((key) => shownCell(row, key, notation)), ...basis.map(() => basisCell(row))]
        : [row.message]),
    ]),
  };
}

/**
 * The cells of rows with every value beside them as it was calculated, and a column for what is said in place
 * of values.
 */
export function fullTable(
  rows: readonly EphemerisRow[],
  shown: readonly EphemerisColumnKey[],
  notation: Notation,
): TextTable {
  const columns = shown.flatMap((key) => [
    shownColumn(key, notation),
    { name: `${key}_FULL`, unit: EPHEMERIS_COLUMN[key].unit },
  ]);
  const basis = basisColumns(shown);
  return {
    columns: [...OBJECT_COLUMNS, ...columns, ...basis, { name: 'Remark', unit: '' }],
    rows: rows.map((row) => [
      ...objectCells(row),
      ...shown.flatMap((key) => [shownCell(row, key, notation), fullText(row.value(key))]),
      ...basis.map(() => basisCell(row)),
      row.message ?? '',
    ]),
  };
}

/** A cell of the table without its mark: the basis is a separate column. */
function shownCell(
  { value, uncertainty }: EphemerisRow,
  key: EphemerisColumnKey,
  notation: Notation,
): string {
  return uncertainty !== undefined && ELLIPSE_COLUMNS.has(key)
    ? ellipseText(key, value(key))
    : cellText(key, value(key), notation);
}

const OBJECT_COLUMNS: readonly TextColumn[] = [
  { name: 'Object', unit: '', isKey: true },
  { name: 'Source', unit: '' },
];

/** The column that says what the uncertainty ellipse is computed from, where columns of the ellipse are shown. */
function basisColumns(shown: readonly EphemerisColumnKey[]): readonly TextColumn[] {
  return shown.some((key) => ELLIPSE_COLUMNS.has(key)) ? [{ name: 'ERR_BASIS', unit: '' }] : [];
}

function objectCells({ object }: EphemerisRow): readonly string[] {
  return [objectTitle(object), sourceText(object.database)];
}

function shownColumn(key: EphemerisColumnKey, notation: Notation): TextColumn {
  const unit = unitText(key, EPHEMERIS_COLUMN[key].unit, notation);
  const name = isLocalDate(key, notation) ? 'DATE_LOCAL' : key;
  return { name, unit, words: columnWords(key, notation), isKey: key === 'JD_UTC' };
}

/** A number with all the digits that it has. */
function fullText(value: number | null): string {
  return value === null ? '' : String(value);
}
