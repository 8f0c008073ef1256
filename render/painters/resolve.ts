import { createDepthOnlyScope } from '../layers/depth-only-scope.ts';
import type { Painter, PainterContext } from './painter.ts';

/**
 * Puts what was drawn multisampled on the canvas, with the depth of what is opaque. Painters that come after it in a list draw
 * with one sample per pixel: what smooths its own edges gains nothing by more.
 *
 * @param before the painters that come before it.
 */
export function createResolve<Inputs>(
  { regl, multisampling }: PainterContext,
  before: readonly Painter<Inputs>[],
): Painter<Inputs> {
  const depthOnly = createDepthOnlyScope(regl);
  return {
    paint(picture) {
      if (multisampling === undefined) return;
      multisampling.resolve();
      regl.clear({ depth: 1 });
      depthOnly(() => {
        for (const painter of before) painter.paintDepth?.(picture);
      });
    },
  };
}
