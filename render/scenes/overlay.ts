import { unhiddenLabels } from '../labels/hidden-labels.ts';
import { createNameWriter } from '../labels/paint-labels.ts';
import { createRepainter } from '../labels/repaint.ts';
import type { PainterOver } from '../painters/painter.ts';
import type { Framed } from '../picture/framed.ts';

/** What draws above one picture after another. */
export type Overlay = {
  /** Draws what the painters have there, then their names. */
  readonly paint: <Shown extends Framed>(
    over: CanvasRenderingContext2D,
    painters: readonly PainterOver<Shown>[],
    picture: Shown,
  ) => void;
  /** To be called when the canvas has lost what was drawn on it. */
  readonly forget: () => void;
};

/** Makes what draws above pictures, on a canvas that nobody else draws on. */
export function createOverlay(): Overlay {
  const writeNames = createNameWriter();
  const { show, forget } = createRepainter();
  return {
    paint(over, painters, picture) {
      const drawn = painters.flatMap((painter) => painter.over?.(over, picture) ?? []);
      const labels = painters.flatMap((painter) => painter.labels?.(picture) ?? []);
      const discs = painters.flatMap((painter) => painter.discs?.(picture) ?? []);
      const taken = painters.flatMap((painter) => painter.taken?.(over, picture) ?? []);
      const { view, pixelRatio, cover, look } = picture;
      const names = writeNames(over, unhiddenLabels(labels, discs), {
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
      show(over, [...drawn, ...names], view.size, pixelRatio);
    },
    forget,
  };
}
