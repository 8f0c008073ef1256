import { memo } from 'react';
import { sized } from './drawing-size.ts';
import type { Span } from './spans.ts';
import { timeTicks } from './time-ticks.ts';
import './charts.css';

export const AXIS_PX = 24;

/** Half of a label that may be alone at an edge, CSS px. */
const HALF_LABEL_PX = 16;

/** Place of a label: below its tick; at an edge as far inside as it needs to be. */
function labelPlace(
  x: number,
  width: number,
): { readonly x: number; readonly textAnchor: 'start' | 'middle' | 'end' } {
  if (x < HALF_LABEL_PX) return { x: -x, textAnchor: 'start' };
  return x > width - HALF_LABEL_PX ? { x: width - x, textAnchor: 'end' } : { x: 0, textAnchor: 'middle' };
}

type Props = { readonly domain: Span; readonly width: number };

/** The labels below charts that share their time axis, UTC. */
export const TimeAxis = memo(function TimeAxis({ domain, width }: Props) {
  return (
    <svg className="time-axis" {...sized(width, AXIS_PX)} aria-hidden>
      {timeTicks(domain, width).map(({ x, text }) => (
        <g key={x} transform={`translate(${Math.round(x)} 0)`}>
          <line y2={5} />
          <text y={18} {...labelPlace(x, width)}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
});
