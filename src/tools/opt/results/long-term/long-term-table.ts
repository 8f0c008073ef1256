import type { ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import { LONG_TERM_QUANTITIES } from '#contract/opt/ephemeris-columns.ts';
import { longTermObject } from '#machines/opt/charts/long-term-object.ts';
import { plotDecimals, seriesOf } from '#machines/opt/charts/long-term-plots.ts';
import { settingsOf, type Thresholds } from '#machines/opt/charts/thresholds.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { calendarText, sourceText } from '#parts/quantities/cell-text.ts';
import { ABSENT, fixedText } from '#parts/quantities/number-text.ts';

/** What the plots of objects show, in rows: every quantity at every timestamp, and whether all thresholds are met. */
export function longTermTable(
  objects: readonly ObjectTable[],
  head: PlotTables['object'],
  thresholds: Thresholds,
): TextTable {
  const unitOf = (key: string) => head.units[head.fields.indexOf(key)] ?? '';
  return {
    columns: [
      { name: 'Object', unit: '' },
      { name: 'Source', unit: '' },
      { name: 'Time', unit: 'UTC' },
      ...LONG_TERM_QUANTITIES.map((key) => ({ name: key, unit: unitOf(key) })),
      { name: 'Meets every threshold', unit: '' },
    ],
    rows: objects.flatMap((table) => {
      const series = seriesOf(table, head);
      const { observableAll, plots } = longTermObject(
        series,
        settingsOf(thresholds, table.designator, series),
      );
      return series.timestamps.map((moment, index) => [
        objectTitle(table),
        sourceText(table.database),
        calendarText(moment),
        ...LONG_TERM_QUANTITIES.map((key) => {
          const value = plots[key]?.values[index] ?? null;
          return value === null ? ABSENT : fixedText(value, plotDecimals(key));
        }),
        observableAll[index] === 1 ? 'yes' : 'no',
      ]);
    }),
  };
}
