import { area, line } from 'd3-shape';
import { memo } from 'react';
import type { TonightResult } from '#contract/opt/tonight.ts';

/** What all curves of a night share. */
export type NightFrame = Pick<TonightResult, 'dark' | 'moments'> & {
  /** Below this altitude a curve is faint, degrees. */
  readonly lowest: number;
  readonly width: number;
  /** CSS px. */
  readonly height?: number;
};

type Props = { readonly frame: NightFrame; readonly altitudes: readonly number[]; readonly best: number };

const HEIGHT = 36;

/** The altitude of an object through a night: strong where it is dark and high enough, dashed while the Moon is up. */
export const AltitudeCurve = memo(function AltitudeCurve({ frame, altitudes, best }: Props) {
  const { dark, moments, lowest, width, height = HEIGHT } = frame;
  if (width === 0) return null;
  const moment = (index: number) => moments.start + index * moments.step;
  const x = (index: number) => (index / (moments.sun.length - 1)) * width;
  const xOf = (julianDate: number) => x((julianDate - moments.start) / moments.step);
  const y = (altitude: number) => height - 3 - (Math.max(0, altitude) / 90) * (height - 8);
  const indices = altitudes.map((_, index) => index);
  const isGood = (index: number) =>
    dark !== undefined &&
    altitudes[index] >= lowest &&
    moment(index) >= dark.start &&
    moment(index) <= dark.end;
  const isMoonlit = (index: number) => (moments.moon[index] ?? -1) > 0;
  const drawn = (isThere: (index: number) => boolean) =>
    line<number>()
      .defined(isThere)
      .x(x)
      .y((index) => y(altitudes[index]))
      .digits(1)(indices) ?? '';
  const filled =
    area<number>()
      .defined(isGood)
      .x(x)
      .y0(height)
      .y1((index) => y(altitudes[index]))
      .digits(1)(indices) ?? '';
  const bestIndex = Math.round((best - moments.start) / moments.step);
  return (
    <svg className="tonight-curve" width={width} height={height} aria-hidden>
      <rect className="tonight-twilight" width={width} height={height} />
      {dark === undefined ? null : (
        <rect
          className="tonight-dark"
          x={xOf(dark.start)}
          width={Math.max(0, xOf(dark.end) - xOf(dark.start))}
          height={height}
        />
      )}
      <path className="tonight-area" d={filled} />
      <path className="tonight-faint" d={drawn((index) => altitudes[index] > 0)} />
      <path className="tonight-good" d={drawn((index) => isGood(index) && !isMoonlit(index))} />
      <path className="tonight-moonlit" d={drawn((index) => isGood(index) && isMoonlit(index))} />
      <circle className="tonight-best" cx={x(bestIndex)} cy={y(altitudes[bestIndex] ?? 0)} r={3.5} />
    </svg>
  );
});
