import type { TimeZone } from '#machines/planning/time-frame.ts';
import { hourTicks } from '../hour-ticks.ts';
import type { NightFrame } from './altitude-curve.tsx';

/** The hours over the curves of a night. */
export function NightHours({ frame, zone }: { readonly frame: NightFrame; readonly zone: TimeZone }) {
  const { moments, width } = frame;
  const end = moments.start + (moments.sun.length - 1) * moments.step;
  return (
    <svg className="tonight-hours" width={width} height={16} aria-hidden>
      {hourTicks(moments.start, end, zone, width)
        .map(({ moment, text }) => ({ text, x: ((moment - moments.start) / (end - moments.start)) * width }))
        .filter(({ x }) => x > 8 && x < width - 8)
        .map(({ text, x }) => (
          <text key={x} x={x} y={12} textAnchor="middle">
            {text}
          </text>
        ))}
    </svg>
  );
}
