import type { LongTermPlot } from '#machines/opt/charts/long-term-object.ts';
import type { LONG_TERM_PLOTS } from '#machines/opt/charts/long-term-plots.ts';
import { sliderRange, sliderValue } from '#machines/opt/charts/thresholds.ts';
import { Slider } from '#ui/fields/slider.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { quantityText } from './quantity-text.ts';

const SIGNS = { gt: '>', lt: '<', equality: '=' } as const;

type Props = {
  readonly definition: (typeof LONG_TERM_PLOTS)[number];
  readonly plot: LongTermPlot;
  readonly onToggle: () => void;
  readonly onMove: (value: number) => void;
};

/** The switch of a plot, and the slider of its threshold. */
export function LaneControls({ definition: { key, title }, plot, onToggle, onMove }: Props) {
  const range = sliderRange(key, plot, plot.value);
  const condition = (value: number) => `${SIGNS[plot.operator]} ${quantityText(key, value, plot.units)}`;
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
        valueText={(scaled) => condition(sliderValue(key, scaled))}
        isDisabled={!plot.enable || range.min === range.max}
      />
      <span className="spread" aria-hidden>
        <span className="muted">{key}</span>
        <span className="figures">{condition(plot.value)}</span>
      </span>
    </div>
  );
}
