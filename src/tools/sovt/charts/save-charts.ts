import { saveTable } from '#parts/downloads/save-table.ts';
import type { ActivePath } from '../details/active-object.ts';
import { chartRows } from './chart-rows.ts';

const COLUMNS = [
  { name: 'DATE', unit: '', isKey: true },
  { name: 'DAYS', unit: 'd' },
  { name: 'DELTA', unit: 'au' },
  { name: 'PHASE', unit: 'deg' },
  { name: 'MAG', unit: 'mag' },
];

/** Saves the numbers of the charts as a CSV file. @param nowMs dates the file, UTC milliseconds. */
export function saveCharts(active: ActivePath, nowMs: number): Promise<void> {
  const { row, file, calculated } = active;
  const { source, forceModel = '' } = file.provenance;
  return saveTable(
    'csv',
    {
      table: { columns: COLUMNS, rows: chartRows(active) },
      title: 'Charts',
      common: [
        ['Object', row.title],
        ['Orbit', source],
        ['Force model', forceModel],
        ['Limiting magnitude', String(calculated.magnitudeLimit)],
        ['Seen from', 'the centre of the Earth, at 0 h UTC'],
      ],
      objects: [],
      objectsTitle: 'Object',
      paper: 'A4',
      csvRemarks: true,
    },
    nowMs,
  );
}
