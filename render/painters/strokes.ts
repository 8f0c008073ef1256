import type REGL from 'regl';
import { IDENTITY, type Matrix3 } from '../geometry/vectors.ts';
import type { Layer } from '../layers/layer.ts';
import {
  createStrokeLayer,
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
  readonly draw: (
    strokes: readonly Stroke[],
    seen: Pick<StrokesProps, 'eye' | 'pixelsPerRadian' | 'axes'>,
  ) => void;
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
    draw(strokes, { eye, pixelsPerRadian, axes }) {
      let count = 0;
      for (const { positions } of strokes) count += positions.length / 6;
      if (count === 0) return;
      write(strokes, count);
      drawStrokes({ pieces, count, eye, pixelsPerRadian, axes });
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
    one.turning === other.turning &&
    one.colour.every((channel, at) => channel === other.colour[at])
  );
}

/** Where strokes turn. */
export type TurningInputs = {
  /** Columns: the axes of strokes that turn, as those of a globe; those of the scene when left out. */
  readonly strokeAxes?: Matrix3;
};

/** Draws the strokes of several painters by one call: those first that seldom change, as all after one that has are sent again. */
export function createStrokesOf<Inputs>(
  { regl }: PainterContext,
  stroked: readonly Painter<Inputs>[],
): Painter<Inputs & TurningInputs> {
  const { draw, destroy } = createStrokeRows(regl, createStrokeLayer(regl));
  return {
    paint(picture) {
      const { eye, pixelsPerRadian } = picture.view;
      const strokes = stroked.flatMap((painter) => painter.strokes?.(picture) ?? []);
      draw(strokes, { eye, pixelsPerRadian, axes: picture.strokeAxes ?? IDENTITY });
    },
    destroy,
  };
}
