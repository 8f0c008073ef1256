import type { Painter, PainterContext } from './painter.ts';

/** Begins a picture: all of it in the colour of the background. It is the first in a list. */
export function createBackground({ regl, multisampling }: PainterContext): Painter {
  return {
    paint({ look }) {
      multisampling?.begin();
      regl.clear({ color: [...look.background, 1], depth: 1 });
    },
  };
}
