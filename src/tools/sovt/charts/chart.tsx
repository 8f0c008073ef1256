import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { Curve } from '#parts/charts/curve.tsx';
import { sized } from '#parts/charts/drawing-size.ts';
import { type Span, spanPath } from '#parts/charts/spans.ts';
import { timeScale } from '#parts/charts/time-ticks.ts';
import { valueScale } from '#parts/charts/value-scale.ts';
import type { Domain } from './chart-domains.ts';

export type ChartProps = {
  readonly timestamps: readonly number[];
  readonly values: readonly number[];
  readonly domain: Domain;
  /** Bright magnitudes at the top. */
  readonly isReversed: boolean;
  /** Edges of the time frame, Julian dates UTC. */
  readonly span: Span;
  readonly windows: readonly Span[];
  /** Drawn as a dashed line. */
  readonly limit?: number | undefined;
  /** The moment that is read, and the value then. */
  readonly cursor: number;
  readonly value: number | undefined;
  readonly width: number;
  readonly height: number;
};

/** Margins: for the labels of values at the right, and above and below the curve, CSS px. */
export const VALUES_PX = 34;
const INSET_PX = 6;

/** Pixels between two labels of values. */
const LABEL_APART_PX = 28;

/** A curve over time with its windows, its limit and the moment that is read. */
export function Chart(props: ChartProps) {
  const { timestamps, values, domain, isReversed, span, windows, limit, cursor, value, height } = props;
  const width = Math.max(1, props.width - VALUES_PX);
  const [top, bottom] = isReversed ? [height - INSET_PX, INSET_PX] : [INSET_PX, height - INSET_PX];
  const { y } = valueScale(domain.min, domain.max, top, bottom);
  const x = timeScale(span, width);
  const { start, end } = span;
  const at = x(cursor);
  return (
    <svg {...sized(props.width, height)} aria-hidden>
      <rect className="sovt-chart-ground" width={width} height={height} />
      <path className="sovt-chart-window" d={spanPath(windows, x, 0, height)} />
      {labelledValues(domain, height).map((tick) => (
        <g key={tick} transform={`translate(0 ${Math.round(y(tick)) + 0.5})`}>
          <line className="sovt-chart-grid" x2={width} />
          <text className="sovt-chart-value" x={width + 4} y={4}>
            {tick}
          </text>
        </g>
      ))}
      <Curve {...{ timestamps, values, start, end, top, bottom, width }} min={domain.min} max={domain.max} />
      {limit === undefined ? null : (
        <line className="sovt-chart-limit" x2={width} y1={y(limit)} y2={y(limit)} />
      )}
      <Cursor x={at} y={value === undefined ? undefined : y(value)} width={width} height={height} />
    </svg>
  );
}

function Cursor({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number | undefined;
  width: number;
  height: number;
}): ReactNode {
  if (!(x >= 0 && x <= width)) return null;
  return (
    <>
      <line className="chart-cursor" x1={x} x2={x} y2={height} />
      {y === undefined ? null : <circle className="sovt-chart-point" cx={x} cy={y} r={3.5} />}
    </>
  );
}

/** Round values to be labelled, as many as fit. */
function labelledValues({ min, max }: Domain, height: number): readonly number[] {
  return scaleLinear()
    .domain([min, max])
    .ticks(Math.max(2, Math.floor(height / LABEL_APART_PX)));
}
