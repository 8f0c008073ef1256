import { IDENTITY, type Matrix3 } from '../geometry/vectors.ts';
import type { PolylineLayers } from '../layers/polylines.ts';
import { viewInFrame } from '../picture/space.ts';
import type { Painter, PainterContext } from './painter.ts';
import { createStrokes, type Stroke } from './strokes.ts';

/** Lines that may be others in every picture. */
export type MovingLinesInputs = {
  readonly strokes: readonly Stroke[];
  /** Columns: the axes that the strokes are in, as those of a turning globe; `IDENTITY` for those of the scene. */
  readonly strokeAxes: Matrix3;
};

/** Draws them with buffers that are filled anew as they change. */
export function createMovingLines(
  { regl, inView }: PainterContext,
  drawLines: PolylineLayers,
): Painter<MovingLinesInputs> {
  const { draw, destroy } = createStrokes(regl, drawLines);
  return {
    paint(picture, among) {
      const { strokes, strokeAxes: axes } = picture;
      if (strokes.length === 0) return;
      if (axes === IDENTITY) return draw(picture, among, strokes);
      const turned = { ...picture, view: viewInFrame(picture.view, { axes, origin: [0, 0, 0], scale: 1 }) };
      inView(turned, () => draw(turned, among, strokes));
    },
    destroy,
  };
}
