import { DEGREE } from '#engine/constants.ts';
import { createSkyMilkyWay } from '../../layers/sky/sky-milky-way.ts';
import { textureName } from '../../textures/texture-path.ts';
import { createSphereBuffers } from '../mesh-buffers.ts';
import type { SkyPainter, SkyPainterContext } from './sky-painter.ts';

export type SkyMilkyWayInputs = {
  readonly look: {
    readonly milkyWay: boolean;
    /** How opaque stars and Milky Way are, 0 to 1: they pale by day. */
    readonly starOpacity: number;
  };
};

/** Fields of view in which it is seen as it is, and in which it is not: its map has a third of a degree to a pixel. */
const WHOLE_FROM = 20 * DEGREE;
const NONE_TO = 4 * DEGREE;

/** How much of the Milky Way is left in a field of view, 0 to 1: in a narrow one it would be a mere fog. */
export function milkyWayShare(fieldOfView: number): number {
  const share = Math.log(fieldOfView / NONE_TO) / Math.log(WHOLE_FROM / NONE_TO);
  return Math.min(1, Math.max(0, share));
}

/** The Milky Way around everything, as soon as its map is loaded. */
export function createSkyMilkyWayPainter({
  regl,
  textures,
}: SkyPainterContext): SkyPainter<SkyMilkyWayInputs> {
  const draw = createSkyMilkyWay(regl);
  const sphere = createSphereBuffers(regl, 96, 48);
  return {
    paint({ view, look: { milkyWay, inverted, starOpacity } }) {
      const share = milkyWayShare(view.fieldOfView);
      if (!milkyWay || share === 0) return;
      const name = textureName('milky_way', inverted);
      const texture = textures.get(name, '1k');
      if (textures.has(name)) draw({ mesh: sphere.mesh, texture, inverted, opacity: share * starOpacity });
    },
    destroy: sphere.destroy,
  };
}
