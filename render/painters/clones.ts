import { createMarkers, MARKER_FLOATS, markersVao } from '../layers/markers.ts';
import { QUAD_CORNERS } from '../layers/quad.ts';
import type { PlacedObject } from '../picture/placed-object.ts';
import type { Painter, PainterContext } from './painter.ts';

export type ClonesInputs = {
  readonly objects: readonly PlacedObject[];
  readonly look: {
    /** Factor of their distances from the object; none are drawn when left out. */
    readonly uncertaintyFactor?: number;
  };
};

/** Diameter of a clone, CSS px. */
const DIAMETER_PX = 3;

const OPACITY = 0.75;

/** Where objects may be as well, as points: one call for each object. */
export function createClonesPainter({ regl }: PainterContext): Painter<ClonesInputs> {
  const draw = createMarkers(regl);
  let rows = new Float32Array(MARKER_FLOATS * 32);
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: rows.byteLength });
  const corners = regl.buffer(QUAD_CORNERS);
  const markers = markersVao(regl, corners, buffer);
  return {
    paint({ view: { eye }, objects, look: { uncertaintyFactor: factor } }) {
      if (factor === undefined) return;
      for (const { clones, position, colour } of objects) {
        if (clones === undefined || clones.length === 0 || position === undefined) continue;
        const count = clones.length / 3;
        if (count * MARKER_FLOATS > rows.length) rows = new Float32Array(count * MARKER_FLOATS);
        for (let clone = 0; clone < count; clone++) {
          const at = MARKER_FLOATS * clone;
          for (let axis = 0; axis < 3; axis++)
            rows[at + axis] =
              position[axis] + factor * (clones[3 * clone + axis] - position[axis]) - eye[axis];
          rows[at + 3] = DIAMETER_PX;
          rows.set(colour, at + 4);
          rows[at + 7] = OPACITY;
        }
        buffer(rows.subarray(0, count * MARKER_FLOATS));
        draw({ markers, count, solid: 1 });
      }
    },
    destroy() {
      for (const part of [markers, corners, buffer]) part.destroy();
    },
  };
}
