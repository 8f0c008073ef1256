import type { TimeZone } from '#machines/planning/time-frame.ts';
import { sized } from '#parts/charts/drawing-size.ts';
import type { Span } from '#parts/charts/spans.ts';
import { CELLS, hourLabels } from './day-window.ts';
import { localTime } from './moment-texts.ts';
import type { SkyDay } from './short-term-day.ts';
import './timeline-head.css';

const SKY_PX = 34;
const LABELS_PX = 30;

/** A label has at least this much room, CSS px. */
const LABEL_PX = 26;

type Props = {
  readonly sky: SkyDay;
  readonly day: Span;
  readonly zone: TimeZone;
  readonly width: number;
  readonly sunlight: string;
  readonly twilight: string;
};

/** Above the timelines: the Sun and Moon through the day, and the hours, UTC and of the zone. */
export function TimelineHead({ sky, day, zone, width, sunlight, twilight }: Props) {
  const every = Math.max(1, Math.ceil((LABEL_PX * 24) / Math.max(1, width)));
  const first = Math.ceil(day.start * 24 - 1e-6);
  const place = (index: number) => ((first + index) / 24 - day.start) * width;
  return (
    <svg className="timeline-head" {...sized(width, SKY_PX + LABELS_PX)} aria-hidden>
      <rect className="timeline-night" width={width} height={SKY_PX} />
      <path className="timeline-twilight" d={twilight} transform="scale(1 0.85)" />
      <path className="timeline-sunlight" d={sunlight} transform="scale(1 0.85)" />
      <path className="timeline-sun" d={pathOf(sky.sun, width)} />
      <path className="timeline-moon" d={pathOf(sky.moon, width)} />
      {hourLabels(zone).map((hour, index) =>
        index % every === 0 ? (
          <g key={hour} transform={`translate(${place(index).toFixed(1)} ${SKY_PX})`}>
            <line y2={4} />
            <text y={14} textAnchor={index === 0 ? 'start' : 'middle'}>
              {String(hour).padStart(2, '0')}
            </text>
            <text className="timeline-local" y={27} textAnchor={index === 0 ? 'start' : 'middle'}>
              {shortTime((first + index) / 24, zone)}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}

/** The hour of the zone, with its minutes where it is not a full one. */
function shortTime(moment: number, zone: TimeZone): string {
  const text = localTime(moment + 1 / 86_400, zone);
  return text.endsWith(':00') ? text.slice(0, 2) : text;
}

/** Where a body is above the horizon. */
function pathOf(altitudes: readonly (number | null)[], width: number): string {
  let isDrawing = false;
  return altitudes
    .map((altitude, index) => {
      if (altitude === null || altitude < 0) {
        isDrawing = false;
        return '';
      }
      const command = isDrawing ? 'L' : 'M';
      isDrawing = true;
      return `${command}${((index / CELLS) * width).toFixed(1)} ${(SKY_PX - 2 - (altitude / 90) * (SKY_PX - 4)).toFixed(1)}`;
    })
    .join('');
}
