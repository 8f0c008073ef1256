import { unhiddenLabels } from '../labels/hidden-labels.ts';
import { paintLabels } from '../labels/paint-labels.ts';
import type { Painter } from '../painters/painter.ts';
import type { Picture } from '../picture/picture.ts';

/**
 * Draws what stands above a picture: what its painters draw there, then their names.
 *
 * @param over the context of the canvas above the picture, cleared, in CSS px.
 */
export function paintOverlay<Inputs>(
  over: CanvasRenderingContext2D,
  painters: readonly Painter<Inputs>[],
  picture: Picture<Inputs>,
): void {
  for (const painter of painters) painter.paintOver?.(over, picture);
  const labels = painters.flatMap((painter) => painter.labels?.(picture) ?? []);
  const discs = painters.flatMap((painter) => painter.discs?.(picture) ?? []);
  paintLabels(over, unhiddenLabels(labels, discs), picture.view.size, picture.look.background);
}
