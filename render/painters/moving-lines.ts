import type { PolylineLayers } from '../layers/polylines.ts';
import type { Painter, PainterContext } from './painter.ts';
import { createStrokes, type Stroke } from './strokes.ts';

/** Lines that are others in every picture, as those on a turning globe. */
export type MovingLinesInputs = { readonly strokes: readonly Stroke[] };

/** Draws them with buffers that are filled anew for every picture. */
export function createMovingLines(
  { regl }: PainterContext,
  drawLines: PolylineLayers,
): Painter<MovingLinesInputs> {
  const { draw, destroy } = createStrokes(regl, drawLines);
  return { paint: (picture, among) => draw(picture, among, picture.strokes), destroy };
}
