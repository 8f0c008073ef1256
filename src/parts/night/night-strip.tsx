import type { TimeZone } from '#machines/planning/time-frame.ts';
import { Curve } from '../charts/curve.tsx';
import { sized } from '../charts/drawing-size.ts';
import { hourTicks } from './hour-ticks.ts';
import { darkText, moonText, type NightSky, sunEvents, timeText } from './night-texts.ts';
import '../charts/charts.css';
import './night-strip.css';

/** Height of the sky, and with the hours below it, CSS px. */
const SKY_PX = 48;
const HEIGHT = 66;
/** Top of the Moon's curve, below the words. */
const MOON_TOP_PX = 20;
/** Half of an hour's label: one nearer to an edge would be cut. */
const HALF_LABEL_PX = 9;
/** Widths from which the words of a twilight, of the dark hours, and of the Moon beside them are shown. */
const TWILIGHT_PX = 52;
const DARK_PX = 110;
const MOON_PX = 170;

type Props = {
  readonly sky: NightSky;
  readonly zone: TimeZone;
  /** CSS px; 0 before it is known. */
  readonly width: number;
};

/** A night on one axis of time: twilight, the dark hours, the Moon, and the hours of the zone. Hidden from screen readers. */
export function NightStrip({ sky, zone, width }: Props) {
  const { dark, moments } = sky;
  if (width === 0) return null;
  const timestamps = moments.sun.map((_, index) => moments.start + index * moments.step);
  const { start } = moments;
  const end = timestamps.at(-1) ?? start;
  const x = (moment: number) => ((moment - start) / (end - start)) * width;
  const [left, right] = dark === undefined ? [0, 0] : [x(dark.start), x(dark.end)];
  const { sunset, sunrise } = sunEvents(sky);
  const hours = hourTicks(start, end, zone, width).filter(
    ({ moment }) => x(moment) >= HALF_LABEL_PX && x(moment) <= width - HALF_LABEL_PX,
  );
  return (
    <svg className="night-strip" {...sized(width, HEIGHT)} aria-hidden>
      <rect className="night-strip-twilight" width={width} height={SKY_PX} />
      <rect className="night-strip-dark" x={left} width={Math.max(0, right - left)} height={SKY_PX} />
      <g className="night-strip-moon">
        <Curve
          timestamps={timestamps}
          values={moments.moon.map((altitude) => (altitude < 0 ? null : altitude))}
          {...{ start, end, width }}
          min={0}
          max={90}
          top={MOON_TOP_PX}
          bottom={SKY_PX}
        />
      </g>
      {sunset !== undefined && left >= TWILIGHT_PX ? (
        <Twilight title="Sunset" time={timeText(sunset, zone)} x={6} anchor="start" />
      ) : null}
      {sunrise !== undefined && width - right >= TWILIGHT_PX ? (
        <Twilight title="Sunrise" time={timeText(sunrise, zone)} x={width - 6} anchor="end" />
      ) : null}
      {right - left >= DARK_PX ? (
        <text className="night-strip-strong" x={left + 6} y={14}>
          {`Dark ${darkText(sky, zone)}`}
        </text>
      ) : null}
      {right - left >= DARK_PX + MOON_PX ? (
        <text className="night-strip-moon" x={right - 6} y={14} textAnchor="end">
          {moonText(sky, zone)}
        </text>
      ) : null}
      {hours.map(({ moment, text }) => (
        <text key={moment} x={Math.round(x(moment))} y={HEIGHT - 4} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}

type TwilightProps = {
  readonly title: string;
  readonly time: string;
  readonly x: number;
  readonly anchor: 'start' | 'end';
};

function Twilight({ title, time, x, anchor }: TwilightProps) {
  return (
    <g className="night-strip-times">
      <text x={x} y={14} textAnchor={anchor}>
        {title}
      </text>
      <text x={x} y={29} textAnchor={anchor}>
        {time}
      </text>
    </g>
  );
}
