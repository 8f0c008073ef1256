import { Download, Table2 } from 'lucide-react';
import type { ChartView } from '#contract/opt/opt-state.ts';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import { Button } from '#ui/buttons/button.tsx';

type Props = {
  readonly charts: ChartsActor;
  readonly view: ChartView;
  readonly isTable: boolean;
  readonly onSave: () => void;
};

/** Switches between charts and the table of what they show, which can be saved from either. */
export function ChartTableButtons({ charts, view, isTable, onSave }: Props) {
  return (
    <>
      <Button onPress={() => charts.send({ type: 'table.chosen', view, isTable: !isTable })}>
        <Table2 className="icon" aria-hidden />
        {isTable ? 'View as charts' : 'View as table'}
      </Button>
      <Button onPress={onSave}>
        <Download className="icon" aria-hidden />
        CSV
      </Button>
    </>
  );
}
