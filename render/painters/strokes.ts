import type REGL from 'regl';
import {
  EVEN_LINE,
  polylinePoints,
  SEGMENT_CORNERS,
  segmentColumns,
  type PolylineLayers,
} from '../layers/polylines.ts';
import type { Surroundings } from '../layers/ribbon.ts';
import type { Colour } from '../picture/colour.ts';
import type { Picture } from '../picture/picture.ts';

/** Straight pieces of one colour. */
export type Stroke = {
  /** x y z of the start and of the end of each piece; the same array again as long as nothing in it has changed. */
  readonly positions: Float64Array;
  readonly colour: Colour;
  /** 0 to 1. */
  readonly opacity: number;
  /** CSS px. */
  readonly width: number;
};

/** What draws strokes that may be others in every picture. */
export type StrokeDrawer = {
  readonly draw: (picture: Picture, among: Surroundings, strokes: readonly Stroke[]) => void;
  readonly destroy: () => void;
};

/** Pieces of a stroke on the GPU. */
type StrokeBuffers = {
  readonly points: REGL.Buffer;
  readonly line: REGL.VertexArrayObject;
  /** As many fit in. */
  readonly pieces: number;
  uploaded: Float64Array | undefined;
};

/** Floats of the two ends of a piece. */
const PIECE_FLOATS = 14;

/** Makes what draws strokes one after the other, with buffers that grow to the longest of them. */
export function createStrokes(regl: REGL.Regl, drawLines: PolylineLayers): StrokeDrawer {
  const corners = regl.buffer(SEGMENT_CORNERS);
  const owned: StrokeBuffers[] = [];
  const bufferOf = (index: number, pieces: number) => {
    const known = owned[index];
    if (known !== undefined && known.pieces >= pieces) return known;
    known?.line.destroy();
    known?.points.destroy();
    const points = regl.buffer({ usage: 'dynamic', type: 'float', length: 4 * PIECE_FLOATS * pieces });
    const line = regl.vao(segmentColumns(corners, points, 0, 2));
    const made: StrokeBuffers = { points, line, pieces, uploaded: undefined };
    owned[index] = made;
    return made;
  };
  return {
    draw({ view }, among, strokes) {
      strokes.forEach(({ positions, ...look }, index) => {
        const pieces = positions.length / 6;
        if (pieces === 0) return;
        const own = bufferOf(index, pieces);
        if (own.uploaded !== positions) {
          own.points.subdata(polylinePoints(positions, new Float32Array(2 * pieces)));
          own.uploaded = positions;
        }
        drawLines[among]({
          ...EVEN_LINE,
          ...look,
          line: own.line,
          segments: pieces,
          eye: view.eye,
          pixelsPerRadian: view.pixelsPerRadian,
        });
      });
    },
    destroy() {
      for (const { line, points } of owned) {
        line.destroy();
        points.destroy();
      }
      corners.destroy();
    },
  };
}
