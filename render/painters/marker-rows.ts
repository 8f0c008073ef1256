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

/** A buffer that is filled with marks anew for each picture. */
export type MarkerRows = {
  readonly markers: REGL.VertexArrayObject;
  readonly write: (marks: readonly Mark[]) => void;
  readonly destroy: () => void;
};

/** Makes a buffer that grows to the most marks it has had to hold. */
export function createMarkerRows(regl: REGL.Regl): MarkerRows {
  let rows = new Float32Array(MARKER_FLOATS * 32);
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: rows.byteLength });
  const corners = regl.buffer(QUAD_CORNERS);
  const markers = markersVao(regl, corners, buffer);
  return {
    markers,
    write(marks) {
      let changed = marks.length * MARKER_FLOATS > rows.length;
      if (changed) {
        rows = new Float32Array(2 * marks.length * MARKER_FLOATS);
        buffer({ usage: 'dynamic', type: 'float', length: rows.byteLength });
      }
      for (const [index, { place, diameter, colour, opacity }] of marks.entries()) {
        const row = [...place, diameter, ...colour, opacity];
        changed = put(row, rows, MARKER_FLOATS * index) || changed;
      }
      if (changed) buffer.subdata(rows);
    },
    destroy() {
      for (const part of [markers, corners, buffer]) part.destroy();
    },
  };
}

/** Writes values from a place on; true when any of them was another before. */
function put(values: readonly number[], out: Float32Array, at: number): boolean {
  let changed = false;
  for (const [index, value] of values.entries()) {
    const before = out[at + index];
    out[at + index] = value;
    changed ||= out[at + index] !== before;
  }
  return changed;
}
