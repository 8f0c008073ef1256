import { scaleLinear } from 'd3-scale';
import { sized } from '#parts/charts/sized.ts';
import type { Span } from '#parts/charts/spans.ts';
import { AXIS_PX } from '#parts/charts/time-axis.tsx';

/** Width that one label has, CSS px. */
const LABEL_PX = 56;

/** The labels below a chart that counts days from the first one. */
export function DayAxis({ span, width }: { readonly span: Span; readonly width: number }) {
  const scale = scaleLinear()
    .domain([0, span.end - span.start])
    .range([0, width]);
  return (
    <svg className="time-axis" {...sized(width, AXIS_PX)} aria-hidden>
      {scale.ticks(Math.max(1, Math.floor(width / LABEL_PX))).map((day) => (
        <g key={day} transform={`translate(${Math.round(scale(day))} 0)`}>
          <line y2={5} />
          <text y={18} textAnchor={day === 0 ? 'start' : 'middle'}>
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}
