import { type PlotKey, plotDecimals } from '#machines/opt/charts/long-term-plots.ts';
import type { LongTermPlot } from '#machines/opt/charts/long-term-object.ts';
import type { ValueScale } from '#parts/charts/value-scale.ts';
import { fixedText } from '#parts/quantities/number-text.ts';

/** Labels nearer than this would touch, CSS px. */
const LABEL_PX = 13;

type Props = {
  readonly plotKey: PlotKey;
  readonly plot: Pick<LongTermPlot, 'min' | 'max' | 'value' | 'values'>;
  readonly scale: ValueScale;
  /** Height of the lane, CSS px. */
  readonly height: number;
  /** The lane under the pointer has its axis drawn, with the threshold on it. */
  readonly isCurrent: boolean;
};

/** The axis of a lane: its extremes where they differ, and the threshold while the lane is the current one. */
export function AxisLabels({ plotKey, plot, scale, height, isCurrent }: Props) {
  const text = (value: number) => fixedText(value, plotDecimals(plotKey));
  const { min, max, value } = plot;
  const isConstant = text(min) === text(max);
  const ends = isConstant ? [] : [max, min];
  const places = isCurrent || isConstant ? [{ value, isValue: true }] : [];
  const free = ends.filter((end) => !isCurrent || Math.abs(scale.y(end) - scale.y(value)) >= LABEL_PX);
  const labels = [...places, ...free.map((end) => ({ value: end, isValue: false }))];
  return (
    <div className="lane-axis" data-current={isCurrent || undefined} aria-hidden>
      {labels.map((label) => (
        <span
          key={`${label.isValue} ${label.value}`}
          data-value={label.isValue || undefined}
          style={{ top: `${(scale.y(label.value) / height) * 100}%` }}
        >
          {text(label.value)}
        </span>
      ))}
    </div>
  );
}
