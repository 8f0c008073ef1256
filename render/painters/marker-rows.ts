import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Colour } from '../picture/colour.ts';
import { MARKER_FLOATS, markersVao } from '../layers/markers.ts';
import { QUAD_CORNERS } from '../layers/quad.ts';

/** A round mark for one picture. */
export type Mark = {
  /** Relative to the eye. */
  readonly place: Vector3;
  /** Diameter, CSS px. */
  readonly diameter: number;
  readonly colour: Colour;
  readonly opacity: number;
};

/** A buffer that is filled with marks again for each picture. */
export type MarkerRows = {
  readonly markers: REGL.VertexArrayObject;
  readonly write: (marks: readonly Mark[]) => void;
  readonly destroy: () => void;
};

/** Makes a buffer that grows to the most marks it has had to hold. */
export function createMarkerRows(regl: REGL.Regl): MarkerRows {
  let rows = new Float32Array(MARKER_FLOATS * 32);
  let written: readonly Mark[] = [];
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: rows.byteLength });
  const corners = regl.buffer(QUAD_CORNERS);
  const markers = markersVao(regl, corners, buffer);
  return {
    markers,
    write(marks) {
      if (marks.length * MARKER_FLOATS > rows.length) {
        rows = new Float32Array(2 * marks.length * MARKER_FLOATS);
        buffer({ usage: 'dynamic', type: 'float', length: rows.byteLength });
        written = [];
      }
      let [from, to] = [marks.length, 0];
      for (let index = 0; index < marks.length; index++) {
        if (marks[index] === written[index] || !writeMark(marks[index], rows, MARKER_FLOATS * index))
          continue;
        from = Math.min(from, index);
        to = index + 1;
      }
      written = marks;
      if (to <= from) return;
      buffer.subdata(rows.subarray(MARKER_FLOATS * from, MARKER_FLOATS * to), 4 * MARKER_FLOATS * from);
    },
    destroy() {
      for (const part of [markers, corners, buffer]) part.destroy();
    },
  };
}

/** Writes the row of a mark from a place on; true when any of its numbers has changed. */
function writeMark({ place, diameter, colour, opacity }: Mark, out: Float32Array, at: number): boolean {
  let changed = put(out, at + 3, diameter);
  for (let k = 0; k < 3; k++) {
    changed = put(out, at + k, place[k]) || changed;
    changed = put(out, at + 4 + k, colour[k]) || changed;
  }
  return put(out, at + 7, opacity) || changed;
}

function put(out: Float32Array, at: number, value: number): boolean {
  const before = out[at];
  out[at] = value;
  return out[at] !== before;
}
