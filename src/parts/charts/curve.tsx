import { area, line } from 'd3-shape';
import { memo, useId } from 'react';
import { drawnPoints } from './decimate.ts';
import { valueScale } from './value-scale.ts';

export type CurveProps = {
  readonly timestamps: readonly number[];
  readonly values: readonly (number | null)[];
  /** Moments at the left and right edge, Julian dates UTC. */
  readonly start: number;
  readonly end: number;
  /** Values at the bottom and top. */
  readonly min: number;
  readonly max: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
};

/** A curve as it is drawn, in pixels: the line, and the areas below and above it. */
type Paths = { readonly line: string; readonly below: string; readonly above: string };

/** A curve, reduced to what its pixels can show; drawn anew only when it has changed. */
export const Curve = memo(function Curve(props: CurveProps) {
  return <path className="chart-curve" d={pathsOf(props).line} />;
});

export type AreaProps = CurveProps & {
  /** Which side of the threshold is filled, between it and the curve. */
  readonly side: 'above' | 'below';
  /** Of the threshold, px from the top. */
  readonly thresholdY: number;
};

/** The area between a curve and a threshold on one side of it: a threshold that moves moves nothing but the clip. */
export function ThresholdArea({ side, thresholdY, ...curve }: AreaProps) {
  const id = useId();
  const { width, top, bottom } = curve;
  const edge = Math.min(bottom, Math.max(top, thresholdY));
  return (
    <>
      <clipPath id={id}>
        <rect
          width={width}
          y={side === 'above' ? top : edge}
          height={side === 'above' ? edge - top : bottom - edge}
        />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Area side={side} {...curve} />
      </g>
    </>
  );
}

const Area = memo(function Area({ side, ...curve }: CurveProps & Pick<AreaProps, 'side'>) {
  const paths = pathsOf(curve);
  return <path className="chart-area" d={side === 'above' ? paths.below : paths.above} />;
});

function pathsOf({ timestamps, values, start, end, min, max, width, top, bottom }: CurveProps): Paths {
  const scale = valueScale(min, max, top, bottom);
  const drawn = drawnPoints(timestamps, values, Math.max(1, width));
  const isThere = (index: number) => (values[index] ?? null) !== null;
  const x = (index: number) => (((timestamps[index] ?? 0) - start) / (end - start)) * width;
  const y = (index: number) => scale.y(values[index] ?? 0);
  const filled = area<number>().defined(isThere).x(x).y1(y).digits(1);
  return {
    line: line<number>().defined(isThere).x(x).y(y).digits(1)(drawn) ?? '',
    below: filled.y0(bottom)(drawn) ?? '',
    above: filled.y0(top)(drawn) ?? '',
  };
}
