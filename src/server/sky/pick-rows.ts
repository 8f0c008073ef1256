import type { EphemerisTable, RowCloud, UncertaintyRun } from '#engine/observe/table.ts';

/** Some rows of a table, in the requested order, as a table. */
export function pickRows(table: EphemerisTable, rows: readonly number[]): EphemerisTable {
  const { columns } = table;
  const values = new Float64Array(rows.length * columns);
  const present = new Uint8Array(rows.length * columns);
  rows.forEach((row, index) => {
    values.set(table.values.subarray(row * columns, (row + 1) * columns), index * columns);
    present.set(table.present.subarray(row * columns, (row + 1) * columns), index * columns);
  });
  return {
    ...table,
    rows: rows.length,
    values,
    present,
    uncertainty: runsAmong(table.uncertainty, rows),
    ...(table.clouds === undefined ? {} : { clouds: cloudsAmong(table.clouds, rows) }),
  };
}

/** The runs that contain at least one of some rows. */
function runsAmong(runs: readonly UncertaintyRun[], rows: readonly number[]): readonly UncertaintyRun[] {
  return runs.flatMap((run, index) => {
    const end = runs[index + 1]?.fromRow ?? Number.POSITIVE_INFINITY;
    const fromRow = rows.findIndex((row) => row >= run.fromRow && row < end);
    return fromRow < 0 ? [] : [{ ...run, fromRow }];
  });
}

function cloudsAmong(clouds: readonly RowCloud[], rows: readonly number[]): readonly RowCloud[] {
  const places = new Map(rows.map((row, place) => [row, place]));
  return clouds.flatMap(({ row, shifts }) => {
    const place = places.get(row);
    return place === undefined ? [] : [{ row: place, shifts }];
  });
}
