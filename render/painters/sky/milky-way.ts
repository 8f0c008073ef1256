import { createSkyMilkyWay } from '../../layers/sky/sky-milky-way.ts';
import { textureName } from '../../textures/texture-path.ts';
import { createSphereBuffers } from '../mesh-buffers.ts';
import type { SkyPainter, SkyPainterContext } from './sky-painter.ts';

export type SkyMilkyWayInputs = {
  readonly look: {
    readonly milkyWay: boolean;
    /** Of stars and Milky Way, 0 to 1: they pale by day. */
    readonly starOpacity: number;
  };
};

/** The Milky Way around everything, as soon as its map is loaded. */
export function createSkyMilkyWayPainter({
  regl,
  textures,
}: SkyPainterContext): SkyPainter<SkyMilkyWayInputs> {
  const draw = createSkyMilkyWay(regl);
  const sphere = createSphereBuffers(regl, 96, 48);
  return {
    paint({ look: { milkyWay, inverted, starOpacity } }) {
      if (!milkyWay) return;
      const name = textureName('milky_way', inverted);
      const texture = textures.get(name, '1k');
      if (textures.has(name)) draw({ mesh: sphere.mesh, texture, inverted, opacity: starOpacity });
    },
    destroy: sphere.destroy,
  };
}
