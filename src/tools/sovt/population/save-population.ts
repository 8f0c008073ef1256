import type { PopulationPart } from '#contract/sovt/population-bytes.ts';
import { msOfMjd } from '#machines/kit/julian-date.ts';
import type { PopulationRow } from '#machines/sovt/population-list.ts';
import type { PopulationContext } from '#machines/sovt/population.ts';
import { saveCsv } from '#parts/downloads/save-table.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { isoDayOf } from '#parts/timeline/moment-text.ts';

/** The numbers of the population, an empty cell where there is no window. */
function populationTable(rows: readonly PopulationRow[]): TextTable {
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

/** For what a population was searched, and in which time frame. */
type Searched = Pick<PopulationContext, 'query'> & {
  readonly parts: readonly Pick<PopulationPart, 'start' | 'end' | 'catalogueDate'>[];
};

/** Saves the population as a CSV file. @param nowMs dates the file, UTC milliseconds. */
export function savePopulation(
  rows: readonly PopulationRow[],
  { parts, query }: Searched,
  nowMs: number,
): Promise<void> {
  const last = parts.at(-1);
  const frame = last && { start: dayOf(last.start), end: dayOf(last.end) };
  return saveCsv(
    {
      table: populationTable(rows),
      title: 'Population',
      times: { frame, clock: 'UTC' },
      common: [
        ['Limit', `${query?.magnitudeLimit ?? ''} mag, ${query?.elongationMin ?? ''} deg from the Sun`],
        ['Catalogue', last?.catalogueDate ?? ''],
        ['Accuracy', 'that of a survey, 0.05 mag'],
      ],
    },
    nowMs,
  );
}

function dayOf(mjd: number): string {
  return isoDayOf(msOfMjd(mjd));
}
