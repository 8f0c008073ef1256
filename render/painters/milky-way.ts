import { createMilkyWay } from '../layers/milky-way.ts';
import { textureName } from '../textures/texture-path.ts';
import { inHeliocentricView } from './in-heliocentric-view.ts';
import { createSphereBuffers } from './mesh-buffers.ts';
import type { Painter, PainterContext } from './painter.ts';

/** Settings of the sky behind a scene; the stars come with the Milky Way, or without it. */
export type SkyLook = {
  readonly milkyWay: boolean;
  readonly stars?: boolean;
  readonly deepSky: boolean;
};

/** The Milky Way around everything, as soon as its map is loaded. */
export function createMilkyWayPainter({
  regl,
  inView,
  textures,
}: PainterContext): Painter<{ readonly look: SkyLook }> {
  const draw = createMilkyWay(regl);
  const sphere = createSphereBuffers(regl, 64, 32);
  return {
    paint(picture) {
      const { milkyWay, inverted } = picture.look;
      if (!milkyWay) return;
      const name = textureName('milky_way', inverted);
      const texture = textures.get(name, '1k');
      if (!textures.has(name)) return;
      inHeliocentricView(inView, picture, () => draw({ mesh: sphere.mesh, texture, inverted }));
    },
    destroy: sphere.destroy,
  };
}
