import { LONG_TERM_PLOTS, type PlotKey } from '#machines/opt/charts/long-term-plots.ts';
import type { LongTermPlot } from '#machines/opt/charts/long-term-object.ts';
import { sliderRange } from '#machines/opt/charts/thresholds.ts';
import { Curve, ThresholdArea } from '#parts/charts/curve.tsx';
import { markedSpans, type Span, spanPath } from '#parts/charts/spans.ts';
import { ThresholdLine } from '#parts/charts/threshold-line.tsx';
import { sized } from '#parts/charts/drawing-size.ts';
import { valueScale } from '#parts/charts/value-scale.ts';
import { timeScale } from '#parts/charts/time-ticks.ts';
import { AxisLabels } from './axis-labels.tsx';
import { quantityText } from './quantity-text.ts';

/** Height of a lane, CSS px, and where its curve and its bar lie in it. */
export const LANE = { height: 92, top: 12, bottom: 72, barTop: 79, barHeight: 4 } as const;

export type LaneProps = {
  readonly definition: (typeof LONG_TERM_PLOTS)[number];
  readonly plot: LongTermPlot;
  readonly timestamps: readonly number[];
  readonly domain: Span;
  readonly width: number;
  /** Nights and moonlight as paths in a lane. */
  readonly night: string;
  readonly moonlight: string;
  /** Index of the timestamp at the cursor. */
  readonly cursor: number | undefined;
  readonly isCurrent: boolean;
  readonly isFilled: boolean;
  readonly onMove: (value: number) => void;
};

/** One quantity over the time frame: its curve, its threshold, and the bar of when that is met. */
export function Lane(props: LaneProps) {
  const { definition, plot, timestamps, domain, width, cursor, isCurrent, isFilled, onMove } = props;
  const { key, operator } = definition;
  const { min, max, step } = sliderRange(key, plot, plot.value);
  const [lowest, highest] = [min / 10, max / 10];
  const scale = valueScale(lowest, highest, LANE.top, LANE.bottom);
  const x = timeScale(domain, width);
  const curve = {
    timestamps,
    values: plot.values,
    start: domain.start,
    end: domain.end,
    min: lowest,
    max: highest,
    width,
    top: LANE.top,
    bottom: LANE.bottom,
  };
  return (
    <>
      <svg className="lane" {...sized(width, LANE.height)} aria-hidden>
        <rect className="chart-backdrop" width={width} height={LANE.height} />
        <path className="chart-night" d={props.night} />
        <path className="chart-moonlight" d={props.moonlight} />
        {isFilled && plot.enable ? (
          <ThresholdArea
            {...curve}
            side={operator === 'gt' ? 'above' : 'below'}
            thresholdY={scale.y(plot.value)}
          />
        ) : null}
        <Curve {...curve} />
        {plot.enable ? (
          <>
            <rect className="chart-bar-track" y={LANE.barTop} width={width} height={LANE.barHeight} />
            <path
              className="chart-bar"
              d={spanPath(markedSpans(timestamps, plot.observable), x, LANE.barTop, LANE.barHeight)}
            />
            <ThresholdLine
              value={plot.value}
              min={lowest}
              max={highest}
              step={step / 10}
              scale={scale}
              width={width}
              onMove={onMove}
            />
          </>
        ) : null}
        {cursor === undefined ? null : (
          <CursorMark
            x={x(timestamps[cursor] ?? domain.start)}
            value={plot.values[cursor] ?? null}
            y={(value) => scale.y(value)}
            width={width}
            text={(value) => quantityText(key, value, plot.units)}
          />
        )}
      </svg>
      <AxisLabels plotKey={key} plot={plot} scale={scale} height={LANE.height} isCurrent={isCurrent} />
    </>
  );
}

type MarkProps = {
  readonly x: number;
  readonly value: number | null;
  readonly y: (value: number) => number;
  readonly width: number;
  readonly text: (value: number) => string;
};

/** The cursor line in a lane, and the value of the curve at it. */
function CursorMark({ x, value, y, width, text }: MarkProps) {
  const isLeft = x > width - 130;
  return (
    <g className="chart-mark">
      <line className="chart-cursor" x1={x} x2={x} y2={LANE.height} />
      {value === null ? null : (
        <>
          <circle cx={x} cy={y(value)} r={3.5} />
          <text
            x={isLeft ? x - 8 : x + 8}
            y={y(value) < LANE.top + 14 ? y(value) + 16 : y(value) - 6}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {text(value)}
          </text>
        </>
      )}
    </g>
  );
}

/** How a quantity looks among the plots: its colour and dashes. */
export function seriesOf(key: PlotKey): number {
  return LONG_TERM_PLOTS.findIndex((plot) => plot.key === key) + 1;
}
