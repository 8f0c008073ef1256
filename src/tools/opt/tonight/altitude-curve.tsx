import { area, line } from 'd3-shape';
import { memo } from 'react';
import type { TonightResult } from '#contract/opt/tonight.ts';

/** The axes that all curves of a night share. */
export type NightFrame = Pick<TonightResult, 'dark' | 'moments'> & {
  /** Altitude below which a curve is faint, degrees. */
  readonly lowest: number;
  readonly width: number;
};

type Props = { readonly frame: NightFrame; readonly altitudes: readonly number[]; readonly best: number };

const HEIGHT = 36; // CSS px

/** The altitude of an object through a night: strong where it is dark and high enough, dashed while the Moon is up. */
export const AltitudeCurve = memo(function AltitudeCurve({ frame, altitudes, best }: Props) {
  const { dark, moments, lowest, width } = frame;
  if (width === 0) return null;
  const x = (place: number) => (place / (moments.sun.length - 1)) * width;
  const xOf = (julianDate: number) => x((julianDate - moments.start) / moments.step);
  const y = (altitude: number) => HEIGHT - 3 - (Math.max(0, altitude) / 90) * (HEIGHT - 8);
  const samples = altitudes.map((altitude, index) => ({
    altitude,
    moment: moments.start + index * moments.step,
    isMoonlit: (moments.moon[index] ?? -1) > 0,
    x: x(index),
    y: y(altitude),
  }));
  type Sample = (typeof samples)[number];
  const isGood = ({ altitude, moment }: Sample) =>
    dark !== undefined && altitude >= lowest && moment >= dark.start && moment <= dark.end;
  const pathOf = (isThere: (sample: Sample) => boolean) =>
    line<Sample>()
      .defined(isThere)
      .x((sample) => sample.x)
      .y((sample) => sample.y)
      .digits(1)(samples) ?? '';
  const filled =
    area<Sample>()
      .defined(isGood)
      .x((sample) => sample.x)
      .y0(HEIGHT)
      .y1((sample) => sample.y)
      .digits(1)(samples) ?? '';
  const highest = samples[Math.round((best - moments.start) / moments.step)];
  return (
    <svg className="tonight-curve" width={width} height={HEIGHT} aria-hidden>
      <rect className="tonight-twilight" width={width} height={HEIGHT} />
      {dark === undefined ? null : (
        <rect
          className="tonight-dark"
          x={xOf(dark.start)}
          width={Math.max(0, xOf(dark.end) - xOf(dark.start))}
          height={HEIGHT}
        />
      )}
      <path className="tonight-area" d={filled} />
      <path className="tonight-faint" d={pathOf(({ altitude }) => altitude > 0)} />
      <path className="tonight-good" d={pathOf((sample) => isGood(sample) && !sample.isMoonlit)} />
      <path className="tonight-moonlit" d={pathOf((sample) => isGood(sample) && sample.isMoonlit)} />
      {highest === undefined ? null : (
        <circle className="tonight-best" cx={highest.x} cy={highest.y} r={3.5} />
      )}
    </svg>
  );
});
