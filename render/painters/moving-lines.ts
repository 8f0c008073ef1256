import { IDENTITY, type Matrix3 } from '../geometry/vectors.ts';
import type { Layer } from '../layers/layer.ts';
import type { StrokesProps } from '../layers/strokes.ts';
import { viewInFrame } from '../picture/space.ts';
import type { Stroke } from '../picture/stroke.ts';
import type { Painter, PainterContext } from './painter.ts';
import { createStrokeRows } from './strokes.ts';

/** Lines that may be others in every picture. */
export type MovingLinesInputs = {
  readonly strokes: readonly Stroke[];
  /** Columns: the axes that the strokes are in, as those of a turning globe; `IDENTITY` for those of the scene. */
  readonly strokeAxes: Matrix3;
};

/** Draws them with a buffer that is filled anew as they change. */
export function createMovingLines(
  { regl, inView }: PainterContext,
  drawStrokes: Layer<StrokesProps>,
): Painter<MovingLinesInputs> {
  const { draw, destroy } = createStrokeRows(regl, drawStrokes);
  return {
    paint(picture) {
      const { strokes, strokeAxes: axes } = picture;
      if (strokes.length === 0) return;
      if (axes === IDENTITY) return draw(picture.view, strokes);
      const view = viewInFrame(picture.view, { axes, origin: [0, 0, 0], scale: 1 });
      inView({ ...picture, view }, () => draw(view, strokes));
    },
    destroy,
  };
}
