import { sized } from './sized.ts';
import type { Span } from './spans.ts';
import { timeTicks } from './time-ticks.ts';
import './charts.css';

export const AXIS_PX = 24;

/** The labels below charts that share their time axis, UTC. */
export function TimeAxis({ domain, width }: { readonly domain: Span; readonly width: number }) {
  return (
    <svg className="time-axis" {...sized(width, AXIS_PX)} aria-hidden>
      {timeTicks(domain, width).map(({ x, text }) => (
        <g key={x} transform={`translate(${Math.round(x)} 0)`}>
          <line y2={5} />
          <text y={18} textAnchor={x < 12 ? 'start' : x > width - 20 ? 'end' : 'middle'}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
