import { fromEye } from '../cameras/orbit-camera.ts';
import { createRings, ringCorners } from '../layers/rings.ts';
import { bodySize } from '../picture/apparent-size.ts';
import { axesIn, towardsSun } from '../picture/space.ts';
import { textureName } from '../textures/texture-path.ts';
import type { GlobesInputs } from './globes.ts';
import type { Painter, PainterContext } from './painter.ts';

/** The rings of bodies that are seen as globes; they let through what is behind them. */
export function createRingsPainter({ regl, textures }: PainterContext): Painter<GlobesInputs> {
  const draw = createRings(regl);
  const corners = regl.buffer(ringCorners());
  const mesh = regl.vao([{ buffer: corners, size: 3 }]);
  return {
    paint({ bodies, view, space, instant, look }) {
      for (const body of bodies) {
        const { rings } = body;
        if (rings === undefined || bodySize(view, body).marker) continue;
        const name = textureName(rings.texture, look.inverted);
        const texture = textures.get(name, '1k');
        if (!textures.has(name)) continue;
        draw({
          mesh,
          texture,
          centre: fromEye(view, body.position),
          radius: body.radius,
          innerRadius: rings.innerRadius,
          outerRadius: rings.outerRadius,
          rotation: axesIn(space, body.axesAt(instant.day, instant.offset)),
          towardsSun: towardsSun(space, body.position),
          lit: look.lightEffect,
          inverted: look.inverted,
        });
      }
    },
    destroy() {
      mesh.destroy();
      corners.destroy();
    },
  };
}
