import type REGL from 'regl';
import type { CameraView } from '../cameras/orbit-camera.ts';
import type { Layer } from '../layers/layer.ts';
import {
  PIECE_FLOATS,
  STROKE_CORNERS,
  type StrokesProps,
  strokesVao,
  writeStroke,
} from '../layers/strokes.ts';
import type { Stroke } from '../picture/stroke.ts';
import type { Painter, PainterContext } from './painter.ts';

/** A buffer of strokes that may be others in every picture, drawn by one call. */
export type StrokeRows = {
  readonly draw: (view: CameraView, strokes: readonly Stroke[]) => void;
  readonly destroy: () => void;
};

/** Makes a buffer that grows to the most pieces it has had to hold; what has changed is written, with all that comes after it. */
export function createStrokeRows(regl: REGL.Regl, drawStrokes: Layer<StrokesProps>): StrokeRows {
  let rows = new Float32Array(PIECE_FLOATS * 64);
  let written: readonly Stroke[] = [];
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: rows.byteLength });
  const corners = regl.buffer(STROKE_CORNERS);
  const pieces = strokesVao(regl, corners, buffer);
  const write = (strokes: readonly Stroke[], count: number) => {
    if (PIECE_FLOATS * count > rows.length) {
      rows = new Float32Array(2 * PIECE_FLOATS * count);
      buffer({ usage: 'dynamic', type: 'float', length: rows.byteLength });
      written = [];
    }
    let same = 0;
    let from = 0;
    while (same < strokes.length && isSame(strokes[same], written[same]))
      from += strokes[same++].positions.length / 6;
    let end = from;
    for (let index = same; index < strokes.length; index++) end = writeStroke(strokes[index], rows, end);
    written = strokes;
    if (end > from)
      buffer.subdata(rows.subarray(PIECE_FLOATS * from, PIECE_FLOATS * end), 4 * PIECE_FLOATS * from);
  };
  return {
    draw({ eye, pixelsPerRadian }, strokes) {
      const count = strokes.reduce((sum, { positions }) => sum + positions.length / 6, 0);
      if (count === 0) return;
      write(strokes, count);
      drawStrokes({ pieces, count, eye, pixelsPerRadian });
    },
    destroy() {
      for (const part of [pieces, corners, buffer]) part.destroy();
    },
  };
}

function isSame(one: Stroke, other: Stroke | undefined): boolean {
  if (one === other) return true;
  return (
    other !== undefined &&
    one.positions === other.positions &&
    one.opacity === other.opacity &&
    one.width === other.width &&
    one.colour.every((channel, at) => channel === other.colour[at])
  );
}

/** Draws the strokes of several painters by one call. */
export function createStrokesOf<Inputs>(
  { regl }: PainterContext,
  drawStrokes: Layer<StrokesProps>,
  stroked: readonly Painter<Inputs>[],
): Painter<Inputs> {
  const { draw, destroy } = createStrokeRows(regl, drawStrokes);
  return {
    paint(picture) {
      draw(
        picture.view,
        stroked.flatMap((painter) => painter.strokes?.(picture) ?? []),
      );
    },
    destroy,
  };
}
