import { memo } from 'react';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import { Lane, type LaneProps, seriesOf } from './lane.tsx';
import { LaneControls } from './lane-controls.tsx';

type Props = Omit<LaneProps, 'onMove'> & {
  readonly charts: ChartsActor;
  /** Of the object that is plotted. */
  readonly designator: string;
};

/** The controls of a plot with its lane; of six of them only that is drawn again whose threshold moved. */
export const LaneRow = memo(function LaneRow({ charts, designator, ...lane }: Props) {
  const { definition, plot } = lane;
  const { key } = definition;
  const move = (value: number) => charts.send({ type: 'threshold.moved', designator, key, value });
  return (
    <div className="lane-row" data-series={seriesOf(key)} data-off={!plot.enable || undefined}>
      <LaneControls
        definition={definition}
        plot={plot}
        onToggle={() => charts.send({ type: 'plot.toggled', designator, key })}
        onMove={move}
      />
      <div className="lane-plot" data-plot={key}>
        <Lane {...lane} onMove={move} />
      </div>
    </div>
  );
});
