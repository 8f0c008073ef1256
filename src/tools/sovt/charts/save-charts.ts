import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { frameOfRows } from '#parts/downloads/file-head.ts';
import { stepText } from '#machines/planning/time-step.ts';
import { saveCsv } from '#parts/downloads/save-table.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { pathRemarks } from '#parts/provenance/provenance-remarks.ts';
import type { ActivePath } from '../details/active-object.ts';
import { chartRows } from './chart-rows.ts';

const COLUMNS = [
  { name: 'DATE_UTC', unit: '', isKey: true },
  { name: 'DAYS', unit: 'd' },
  { name: 'DELTA', unit: 'au' },
  { name: 'PHASE', unit: 'deg' },
  { name: 'MAG', unit: 'mag' },
  { name: 'DELTA_FULL', unit: 'au' },
  { name: 'PHASE_FULL', unit: 'deg' },
  { name: 'MAG_FULL', unit: 'mag' },
];

/** Digits of numbers in single precision. */
const SINGLE_DIGITS = 7;

/** The numbers of the charts, and beside them those that they are rounded from. */
export function chartTable(file: SynodicFile): TextTable {
  const { earthDistances, phaseAngles, magnitudes } = file.columns;
  return {
    columns: COLUMNS,
    rows: chartRows({ file }).map((cells, row) => [
      ...cells,
      String(numberAt(earthDistances, row)),
      singleText(numberAt(phaseAngles, row)),
      file.hasMagnitudes ? singleText(numberAt(magnitudes, row)) : '',
    ]),
  };
}

function singleText(value: number): string {
  return String(Number(value.toPrecision(SINGLE_DIGITS)));
}

/** Saves the numbers of the charts as a CSV file. @param nowMs dates the file, UTC milliseconds. */
export function saveCharts(active: ActivePath, nowMs: number): Promise<void> {
  const { row, file, calculated } = active;
  return saveCsv(
    {
      table: chartTable(file),
      times: {
        frame: frameOfRows(
          chartRows({ file }).map(([date]) => date),
          stepText({ step: file.step, unit: 'd' }),
        ),
        clock: 'UTC',
      },
      title: 'Charts',
      common: [
        ['Object', row.title],
        ...pathRemarks(file.provenance),
        ['Limiting magnitude', String(calculated.magnitudeLimit)],
        ['Seen from', 'the centre of the Earth, at 0 h UTC'],
      ],
    },
    nowMs,
  );
}
