import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import type { PlotTables } from '#contract/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation-rules.ts';
import type { ChartsActor } from '#machines/opt/charts.ts';
import type { PlotKey } from '#machines/opt/long-term-plots.ts';
import type { PlotSetting } from '#machines/opt/thresholds.ts';
import { usePage } from '#parts/page.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { ChartTableButtons } from '../chart-table-buttons.tsx';
import { saveChartTable } from '../save-chart-table.ts';
import { longTermTable } from './long-term-table.ts';

type Props = {
  readonly charts: ChartsActor;
  /** Of the object whose chart is shown, and its thresholds. */
  readonly designator: string;
  readonly settings: Readonly<Partial<Record<PlotKey, PlotSetting>>>;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly tables: PlotTables;
  readonly request: CalculationRequest;
};

/** What applies to all plots of the chart: their areas, their table, their thresholds, their download. */
export function LongTermTools({ charts, designator, settings, isTable, onTable, tables, request }: Props) {
  const { clock } = usePage();
  const { advanced, thresholds } = useSelector(charts, ({ context }) => context);
  const save = () => {
    const table = longTermTable(tables.object.data, tables.object, thresholds);
    void saveChartTable('Long-term', table, tables, request, clock.now());
  };
  return (
    <div className="results-tools">
      <Switch isSelected={advanced} onChange={() => charts.send({ type: 'advanced.toggled' })}>
        Advanced
      </Switch>
      <ChartTableButtons isTable={isTable} onTable={onTable} onSave={save} />
      <Button onPress={() => charts.send({ type: 'thresholds.shared', settings })}>
        Use for all objects
      </Button>
      <Button onPress={() => charts.send({ type: 'thresholds.reset', designator })}>
        <RotateCcw className="icon" aria-hidden />
        Reset
      </Button>
    </div>
  );
}
