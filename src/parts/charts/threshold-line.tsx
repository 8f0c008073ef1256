import type { PointerEvent } from 'react';
import type { ValueScale } from './value-scale.ts';

export type ThresholdLineProps = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly scale: ValueScale;
  readonly width: number;
  readonly onMove: (value: number) => void;
};

/** A dashed line at a threshold, to be dragged; without a pointer it is moved by the slider that belongs to it. */
export function ThresholdLine({ value, min, max, step, scale, width, onMove }: ThresholdLineProps) {
  const y = scale.y(Math.min(max, Math.max(min, value)));
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (box === undefined) return;
    const pointed = Math.min(max, Math.max(min, scale.value(event.clientY - box.top)));
    const next = min + Math.round((pointed - min) / step) * step;
    if (next !== value) onMove(next);
  };
  return (
    <g
      className="chart-threshold"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <line className="chart-threshold-grip" x2={width} y1={y} y2={y} />
      <line className="chart-threshold-line" x2={width} y1={y} y2={y} />
    </g>
  );
}
