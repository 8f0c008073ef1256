import { type Disc, unhiddenLabels } from '../labels/hidden-labels.ts';
import type { OverPiece } from '../labels/over-piece.ts';
import { createNameWriter } from '../labels/paint-labels.ts';
import { createRepainter } from '../labels/repaint.ts';
import type { PainterOver } from '../painters/painter.ts';
import type { Box } from '../picture/cover.ts';
import type { Framed } from '../picture/framed.ts';
import type { Label } from '../picture/label.ts';

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
      const drawn: OverPiece[] = [];
      const labels: Label[] = [];
      const discs: Disc[] = [];
      const taken: Box[] = [...picture.cover.boxes];
      for (const painter of painters) {
        addTo(drawn, painter.over?.(over, picture));
        addTo(labels, painter.labels?.(picture));
        addTo(discs, painter.discs?.(picture));
        addTo(taken, painter.taken?.(over, picture));
      }
      const { view, pixelRatio, look } = picture;
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
        covered: taken,
      });
      addTo(drawn, names);
      show(over, drawn, view.size, pixelRatio);
    },
    forget,
  };
}

function addTo<Item>(all: Item[], some: readonly Item[] | undefined): void {
  if (some === undefined) return;
  for (const item of some) all.push(item);
}
