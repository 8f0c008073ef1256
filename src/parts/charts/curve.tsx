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

type Point = [x: number, y: number];

/** A curve as it is drawn, in pixels: the line, and the areas below and above it. */
type Paths = { readonly line: string; readonly below: string; readonly above: string };

/** A curve, reduced to what its pixels can show; drawn again only when it has changed. */
export const Curve = memo(function Curve(props: CurveProps) {
  return <path className="chart-curve" d={pathsOf(props).line} />;
});

export type AreaProps = CurveProps & {
  /** Which side of the threshold is filled, between it and the curve. */
  readonly side: 'above' | 'below';
  /** Place of the threshold, px from the top. */
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
  const pieces: Point[][] = [[]];
  for (const index of drawnPoints(timestamps, values, Math.max(1, width))) {
    const [moment, value] = [timestamps[index], values[index] ?? null];
    if (moment === undefined || value === null) pieces.push([]);
    else pieces.at(-1)?.push([((moment - start) / (end - start)) * width, scale.y(value)]);
  }
  const filledTo = (edge: number) => area<Point>().y0(edge).digits(1);
  const joined = (path: (piece: Point[]) => string | null) => pieces.map((piece) => path(piece)).join('');
  return {
    line: joined(line<Point>().digits(1)),
    below: joined(filledTo(bottom)),
    above: joined(filledTo(top)),
  };
}
