import type { CameraView } from '../cameras/orbit-camera.ts';
import type { Layer } from '../layers/layer.ts';
import type { MarkersProps } from '../layers/markers.ts';
import { bodySize } from '../picture/apparent-size.ts';
import type { PlacedBody } from '../picture/placed-body.ts';
import { marksAt } from './marks-at.ts';
import { createMarkerRows, type Mark } from './marker-rows.ts';
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
      if (look.inverted) return;
      const glows = bodies.flatMap((body) => (body.shines === true ? glowOf(view, body) : []));
      if (glows.length === 0) return;
      rows.write(glows);
      drawMarkers({ markers: rows.markers, count: glows.length, solid: 0 });
    },
    destroy: rows.destroy,
  };
}

/** The light around a body; none where the picture does not reach. */
function glowOf(view: CameraView, body: PlacedBody): readonly Mark[] {
  const nominal = GLOW_OVER_BODY * bodySize(view, body).diameter;
  const diameter = Math.min(GLOW_PX[1], Math.max(GLOW_PX[0], nominal));
  return marksAt(view, body.position, { diameter, colour: body.marker.colour, opacity: GLOW_OPACITY });
}
