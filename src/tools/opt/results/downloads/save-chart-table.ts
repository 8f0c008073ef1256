import type { PlotTables } from '#contract/opt/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import { saveTable } from '#parts/downloads/save-table.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { commonRemarks, remarkPerOrbit, userDefinedOrbits } from '#parts/provenance/provenance-remarks.ts';

/**
 * Hands the browser what charts show as a CSV file, with its origin.
 *
 * @param title heading; in small letters part of the file's name.
 * @param nowMs dates the file, UTC milliseconds.
 */
export async function saveChartTable(
  title: string,
  table: TextTable,
  { object, provenance }: PlotTables,
  { userDefined }: Pick<CalculationRequest, 'userDefined'>,
  nowMs: number,
): Promise<void> {
  const download = {
    table,
    title,
    common: commonRemarks(provenance),
    objects: remarkPerOrbit(object.data, userDefinedOrbits(userDefined)),
    objectsTitle: 'Orbits',
    paper: 'A4',
    csvRemarks: true,
  } as const;
  await saveTable('csv', download, nowMs);
}
