import type { NightTable } from '#machines/opt/night-plan/night-table.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { Curve } from '#parts/charts/curve.tsx';
import { sized } from '#parts/charts/drawing-size.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { hourTicks } from '#parts/night/hour-ticks.ts';
import type { NightAxis } from './night-axis.ts';
import { slotTimes } from './slot-texts.ts';
import './night-strip.css';

const MOON_PX = 48;
const HEIGHT = 70;
/** Top of the Moon's curve, below the words. */
const MOON_TOP_PX = 20;
/** Half of an hour's label: one nearer to an edge would be cut. */
const HALF_LABEL_PX = 9;
/** Width of the words about the dark hours and the Moon. */
const BOTH_PX = 250;

type Props = { readonly table: NightTable; readonly axis: NightAxis; readonly zone: TimeZone };

/** The head of the rows: when it is dark, the Moon, and the hours. */
export function NightHead({ table, axis, zone }: Props) {
  const { width, x, start, end, dusk, dawn, first, last } = axis;
  const [left, right] = [x(dusk), x(dawn)];
  const altitudes = table.moon.slice(first, last);
  const hours = hourTicks(start, end, zone, width).filter(
    ({ moment }) => x(moment) >= HALF_LABEL_PX && x(moment) <= width - HALF_LABEL_PX,
  );
  const isUp = altitudes.some((altitude) => altitude > 0);
  return (
    <svg {...sized(width, HEIGHT)} aria-hidden>
      <rect className="plan-twilight" width={width} height={MOON_PX} />
      <rect className="plan-dark" x={left} width={Math.max(0, right - left)} height={MOON_PX} />
      <g className="plan-moon">
        <Curve
          timestamps={table.moments.slice(first, last)}
          values={altitudes.map((altitude) => (altitude < 0 ? null : altitude))}
          {...{ start, end, width }}
          min={0}
          max={90}
          top={MOON_TOP_PX}
          bottom={MOON_PX}
        />
      </g>
      <text className="plan-label" x={left + 6} y={14}>
        {`Dark ${slotTimes({ start: dusk, end: dawn }, zone)}`}
      </text>
      {right - left < BOTH_PX ? null : (
        <text className="plan-label plan-label-moon" x={right - 6} y={14} textAnchor="end">
          {isUp ? `Moon ${fixedText(table.moonLit, 0)} % lit` : 'no Moon'}
        </text>
      )}
      {hours.map(({ moment, text }) => (
        <g key={moment} transform={`translate(${Math.round(x(moment))} ${MOON_PX})`}>
          <line className="plan-grid" y2={5} />
          <text className="plan-label" y={17} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
