import type { Layer } from '../layers/layer.ts';
import type { MarkersProps } from '../layers/markers.ts';
import { createMarkerRows } from './marker-rows.ts';
import type { Painter, PainterContext } from './painter.ts';

/**
 * Draws the marks of several painters by one call.
 *
 * @param marked whose marks, those that lie over the others last.
 */
export function createMarks<Inputs>(
  { regl }: PainterContext,
  drawMarkers: Layer<MarkersProps>,
  marked: readonly Painter<Inputs>[],
): Painter<Inputs> {
  const rows = createMarkerRows(regl);
  return {
    paint(picture) {
      const marks = marked.flatMap((painter) => painter.marks?.(picture) ?? []);
      rows.write(marks);
      if (marks.length > 0) drawMarkers({ markers: rows.markers, count: marks.length, solid: 1 });
    },
    destroy: rows.destroy,
  };
}
