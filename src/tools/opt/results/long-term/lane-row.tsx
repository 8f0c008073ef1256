import { memo } from 'react';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import type { LongTermPlot } from '#machines/opt/charts/long-term-object.ts';
import type { LONG_TERM_PLOTS } from '#machines/opt/charts/long-term-plots.ts';
import { sliderRange, sliderValue } from '#machines/opt/charts/thresholds.ts';
import { Slider } from '#ui/fields/slider.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Lane, type LaneProps, seriesOf } from './lane.tsx';
import { thresholdText } from './quantity-text.ts';

const SIGNS = { gt: '>', lt: '<', equality: '=' } as const;

type LaneControlsProps = {
  readonly definition: (typeof LONG_TERM_PLOTS)[number];
  readonly plot: LongTermPlot;
  readonly onToggle: () => void;
  readonly onMove: (value: number) => void;
};

/** The switch of a plot, and the slider of its threshold. */
function LaneControls({ definition: { key, title }, plot, onToggle, onMove }: LaneControlsProps) {
  const range = sliderRange(key, plot, plot.value);
  const condition = (value: number) => `${SIGNS[plot.operator]} ${thresholdText(key, value, plot.units)}`;
  return (
    <div className="lane-controls">
      <Switch isSelected={plot.enable} onChange={onToggle}>
        {title}
      </Switch>
      <Slider
        label={`${title} threshold`}
        isLabelHidden
        isValueHidden
        {...range}
        onChange={(scaled) => onMove(sliderValue(key, scaled))}
        valueText={(scaled) => condition(scaled === range.value ? plot.value : sliderValue(key, scaled))}
        isDisabled={!plot.enable || range.min === range.max}
      />
      <span className="spread" aria-hidden>
        <span className="muted">{key}</span>
        <span className="figures">{condition(plot.value)}</span>
      </span>
    </div>
  );
}

type Props = Omit<LaneProps, 'onMove'> & {
  readonly charts: ChartsActor;
  /** Designator of the object that is plotted. */
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
