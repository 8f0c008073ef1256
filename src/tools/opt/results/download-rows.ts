import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { Calculation } from '#machines/opt/calculation-rules.ts';
import { type DownloadKind, saveTable } from '#parts/downloads/save-table.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { commonRemarks, remarkPerOrbit, userDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';
import { cellText, type Notation, sourceText, unitText } from '#parts/quantities/cell-text.ts';
import { ELLIPSE_COLUMNS } from '#parts/quantities/uncertainty-text.ts';
import type { EphemerisRow } from './ephemeris-rows.ts';

/**
 * Writes rows of the ephemerides to a file and hands it to the browser.
 *
 * @param shown columns of the table, in their order.
 * @param nowMs dates the file, UTC milliseconds.
 */
export async function downloadRows(
  kind: DownloadKind,
  rows: readonly EphemerisRow[],
  shown: readonly EphemerisColumnKey[],
  notation: Notation,
  { request, result }: Calculation,
  nowMs: number,
): Promise<void> {
  const userDefined = userDefinedOrbits(request.userDefined);
  const objects = rows.filter(({ isFirst }) => isFirst).map(({ object }) => object);
  const download = {
    table: textTable(rows, shown, notation),
    title: 'Ephemerides',
    common: commonRemarks(result.provenance),
    objects: {
      all: remarkPerOrbit(objects, userDefined),
      userDefined: remarkPerOrbit(
        objects.filter(({ designator }) => userDefined.has(designator)),
        userDefined,
      ),
    },
  };
  await saveTable(kind, download, nowMs);
}

/** What an ellipse rests on, in a word: `covariance`, `U`, `clones`, `none`, and whether the object is lost. */
function basisCell({ uncertainty }: EphemerisRow): string {
  if (uncertainty === undefined) return '';
  return uncertainty.lost ? `${uncertainty.basis}, lost` : uncertainty.basis;
}

/** The cells of rows as they are shown, the name in every row, and what ellipses rest on after them. */
export function textTable(
  rows: readonly EphemerisRow[],
  shown: readonly EphemerisColumnKey[],
  notation: Notation,
): TextTable {
  const columns = shown.map((key) => ({
    name: key,
    unit: unitText(key, EPHEMERIS_COLUMNS[EPHEMERIS_INDEX[key]].unit, notation),
  }));
  const hasEllipse = shown.some((key) => ELLIPSE_COLUMNS.has(key));
  const basis = hasEllipse ? [{ name: 'ERR_BASIS', unit: '' }] : [];
  return {
    columns: [{ name: 'Object', unit: '' }, { name: 'Source', unit: '' }, ...columns, ...basis],
    rows: rows.map((row) => [
      objectTitle(row.object),
      sourceText(row.object.database),
      ...(row.message === undefined
        ? [...shown.map((key) => cellText(key, row.value(key), notation)), ...basis.map(() => basisCell(row))]
        : [row.message]),
    ]),
  };
}
