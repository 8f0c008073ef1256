import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { PlotTables } from '#contract/opt/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import type { ObjectSeries } from '#machines/opt/charts/long-term-plots.ts';
import { settingsOf } from '#machines/opt/charts/thresholds.ts';
import { usePage } from '#parts/page.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { ChartTableButtons } from '../downloads/chart-table-buttons.tsx';
import { saveChartTable } from '../downloads/save-chart-table.ts';
import { longTermTable } from './long-term-table.ts';

type Props = {
  readonly charts: ChartsActor;
  /** The object whose chart is shown, and what is plotted of it. */
  readonly designator: string;
  readonly series: ObjectSeries;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly tables: PlotTables;
  readonly request: CalculationRequest;
};

/** What applies to all plots of the chart: their areas, their table, their thresholds, their download. */
export const LongTermTools = memo(function LongTermTools(props: Props) {
  const { charts, designator, series, isTable, onTable, tables, request } = props;
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
      <ChartTableButtons isTable={isTable} onTable={onTable} onSave={save} />
      <Button onPress={share}>Use for all objects</Button>
      <Button onPress={() => charts.send({ type: 'thresholds.reset', designator })}>
        <RotateCcw className="icon" aria-hidden />
        Reset
      </Button>
    </div>
  );
});
