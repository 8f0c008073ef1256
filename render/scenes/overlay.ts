import { unhiddenLabels } from '../labels/hidden-labels.ts';
import { createLabelPainter } from '../labels/paint-labels.ts';
import type { PainterOver } from '../painters/painter.ts';
import type { Framed } from '../picture/framed.ts';

/**
 * Makes what draws above one picture after another: what the painters draw there, then their names.
 *
 * @returns a function of the context of the canvas above the picture, cleared, in CSS px.
 */
export function createOverlay(): <Shown extends Framed>(
  over: CanvasRenderingContext2D,
  painters: readonly PainterOver<Shown>[],
  picture: Shown,
) => void {
  const paintLabels = createLabelPainter();
  return (over, painters, picture) => {
    for (const painter of painters) painter.paintOver?.(over, picture);
    const labels = painters.flatMap((painter) => painter.labels?.(picture) ?? []);
    const discs = painters.flatMap((painter) => painter.discs?.(picture) ?? []);
    const taken = painters.flatMap((painter) => painter.taken?.(over, picture) ?? []);
    const { view, pixelRatio, cover, look } = picture;
    paintLabels(over, unhiddenLabels(labels, discs), {
      size: view.size,
      pixelRatio,
      behind(x, y) {
        for (const painter of painters) {
          const colour = painter.behind?.(picture, x, y);
          if (colour !== undefined) return colour;
        }
        return look.background;
      },
      covered: [...cover.boxes, ...taken],
    });
  };
}
