import { msOfMjd } from '#machines/kit/modified-julian-date.ts';
import type { PopulationRow } from '#machines/sovt/population-list.ts';
import type { PopulationContext } from '#machines/sovt/population.ts';
import { saveTable } from '#parts/downloads/save-table.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';

/** The numbers of the population, an empty cell where there is no window. */
export function populationTable(rows: readonly PopulationRow[]): TextTable {
  return {
    columns: [
      { name: 'OBJECT', unit: '', isKey: true },
      { name: 'DESIGNATION', unit: '' },
      { name: 'BRIGHTEST', unit: 'mag' },
      { name: 'BRIGHTEST_DAY', unit: 'UTC' },
      { name: 'WINDOW_START', unit: 'UTC' },
      { name: 'WINDOW_END', unit: 'UTC' },
      { name: 'INTEGRATED', unit: '' },
    ],
    rows: rows.map(({ label, designation, brightest, brightestAt, window, isIntegrated }) => [
      label,
      designation,
      brightest.toFixed(2),
      dayOf(brightestAt),
      window === undefined ? '' : dayOf(window.start),
      window === undefined ? '' : dayOf(window.end),
      isIntegrated ? 'yes' : 'no',
    ]),
  };
}

/** Saves the population as a CSV file. @param nowMs dates the file, UTC milliseconds. */
export function savePopulation(
  rows: readonly PopulationRow[],
  { parts, query }: Pick<PopulationContext, 'parts' | 'query'>,
  nowMs: number,
): Promise<void> {
  const last = parts.at(-1);
  const frame = last === undefined ? '' : `${dayOf(last.start)} to ${dayOf(last.end)}`;
  return saveTable(
    'csv',
    {
      table: populationTable(rows),
      title: 'Population',
      common: [
        ['Limit', `${query?.magnitudeLimit ?? ''} mag, ${query?.elongationMin ?? ''} deg from the Sun`],
        ['Time frame', frame],
        ['Catalogue', last?.catalogueDate ?? ''],
        ['Accuracy', 'that of a survey, 0.05 mag'],
      ],
      objects: [],
      objectsTitle: 'Objects',
      paper: 'A4',
      csvRemarks: true,
    },
    nowMs,
  );
}

function dayOf(mjd: number): string {
  return isoDayOf(msOfMjd(mjd));
}
