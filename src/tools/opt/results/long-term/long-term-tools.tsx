import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { PlotTables, ObjectTable } from '#contract/opt/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import { type ObjectSeries, plotDecimals, seriesOf } from '#machines/opt/charts/long-term-plots.ts';
import { settingsOf, type Thresholds } from '#machines/opt/charts/thresholds.ts';
import { usePage } from '#parts/page.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { LONG_TERM_QUANTITIES } from '#contract/opt/ephemeris-columns.ts';
import { longTermObject } from '#machines/opt/charts/long-term-object.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { calendarText, sourceText } from '#parts/quantities/cell-text.ts';
import { ABSENT, fixedText } from '#parts/quantities/number-text.ts';
import { ChartTableButtons } from '../downloads/chart-table-buttons.tsx';
import { saveChartTable } from '../downloads/chart-table.tsx';

type Props = {
  readonly charts: ChartsActor;
  /** The object whose chart is shown, and what is plotted of it. */
  readonly designator: string;
  readonly series: ObjectSeries;
  readonly isTable: boolean;
  readonly tables: PlotTables;
  readonly request: CalculationRequest;
};

/** What applies to all plots of the chart: their areas, their table, their thresholds, their download. */
export const LongTermTools = memo(function LongTermTools(props: Props) {
  const { charts, designator, series, isTable, tables, request } = props;
  const { clock } = usePage();
  const advanced = useSelector(charts, ({ context }) => context.advanced);
  const share = () => {
    const { thresholds } = charts.getSnapshot().context;
    charts.send({ type: 'thresholds.shared', settings: settingsOf(thresholds, designator, series) });
  };
  const save = () => {
    const { thresholds } = charts.getSnapshot().context;
    const table = longTermTable(tables.object.data, tables.object, thresholds);
    const { timestamps } = series;
    const [start = 0, second = start, end = second] = [timestamps[0], timestamps[1], timestamps.at(-1)];
    const file = { title: 'Long-term', table, span: { start, end }, stepDays: second - start, clock: 'UTC' };
    void saveChartTable(file, tables, request, clock.now());
  };
  return (
    <div className="results-tools">
      <Switch isSelected={advanced} onChange={() => charts.send({ type: 'advanced.toggled' })}>
        Advanced
      </Switch>
      <ChartTableButtons charts={charts} view="long-term" isTable={isTable} onSave={save} />
      <Button onPress={share}>Use for all objects</Button>
      <Button onPress={() => charts.send({ type: 'thresholds.reset', designator })}>
        <RotateCcw className="icon" aria-hidden />
        Reset
      </Button>
    </div>
  );
});

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
