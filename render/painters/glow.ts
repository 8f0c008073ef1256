import { fromEye } from '../cameras/orbit-camera.ts';
import type { Layer } from '../layers/layer.ts';
import type { MarkersProps } from '../layers/markers.ts';
import { bodySize } from '../picture/apparent-size.ts';
import type { PlacedBody } from '../picture/placed-body.ts';
import { createMarkerRows } from './marker-rows.ts';
import type { Painter, PainterContext } from './painter.ts';

const GLOW_OVER_BODY = 6;
const GLOW_PX: readonly [smallest: number, largest: number] = [70, 700];
const GLOW_OPACITY = 0.55;

/** The light around bodies that shine, on a dark background. */
export function createGlowPainter(
  { regl }: PainterContext,
  drawMarkers: Layer<MarkersProps>,
): Painter<{ readonly bodies: readonly PlacedBody[] }> {
  const rows = createMarkerRows(regl);
  return {
    paint({ view, bodies, look }) {
      const shining = bodies.filter(({ shines }) => shines);
      if (shining.length === 0 || look.inverted) return;
      rows.write(
        shining.map((body) => ({
          place: fromEye(view, body.position),
          diameter: Math.min(
            GLOW_PX[1],
            Math.max(GLOW_PX[0], GLOW_OVER_BODY * bodySize(view, body).diameter),
          ),
          colour: body.marker.colour,
          opacity: GLOW_OPACITY,
        })),
      );
      drawMarkers({ markers: rows.markers, count: shining.length, solid: 0 });
    },
    destroy: rows.destroy,
  };
}
