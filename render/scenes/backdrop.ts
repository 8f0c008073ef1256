import type REGL from 'regl';
import { DEGREE } from '#engine/constants.ts';
import { eclipticDirection } from '../layers/galactic-axes.ts';
import type { Colour, Layer } from '../layers/layer.ts';
import type { MarkersProps } from '../layers/markers.ts';
import { createMilkyWay } from '../layers/milky-way.ts';
import { textureName } from '../textures/texture-path.ts';
import type { TextureStore } from '../textures/texture-store.ts';
import { createMarkerRows, type Mark } from './marker-rows.ts';
import type { OrbitsPicture } from './picture.ts';
import { createSphereBuffers } from './mesh-buffers.ts';
import { createStarField } from './star-field.ts';

/** The sky behind a scene. */
export type Backdrop = {
  readonly paint: (picture: OrbitsPicture) => void;
  readonly destroy: () => void;
};

/** A galaxy, cluster or nebula. */
type DeepSkyObject = readonly [
  name: string,
  kind: string,
  raDeg: number,
  decDeg: number,
  magnitude: number,
  sizeArcmin: number,
];

const COLOURS: Readonly<Record<string, Colour>> = {
  galaxy: [1, 0.86, 0.68],
  'open cluster': [0.72, 0.85, 1],
  'globular cluster': [1, 0.94, 0.78],
  nebula: [1, 0.66, 0.72],
  'planetary nebula': [0.62, 0.95, 0.86],
};
const OTHER_COLOUR: Colour = [0.8, 0.8, 0.8];
const FAINTEST = 10;
const SMALLEST_PX = 7;
const PX_PER_MAGNITUDE = 1.6;
const FAR_AU = 5000;

/** Makes the sky; the list of deep-sky objects is fetched when it is first shown, and nobody is told when it cannot be had. */
export function createBackdrop(
  regl: REGL.Regl,
  textures: TextureStore,
  drawMarkers: Layer<MarkersProps>,
  options: { readonly deepSkyUrl: string; readonly starsUrl: string; readonly onChange: () => void },
): Backdrop {
  const { deepSkyUrl, onChange } = options;
  const drawMilkyWay = createMilkyWay(regl);
  const stars = createStarField(regl, options);
  const sphere = createSphereBuffers(regl, 64, 32);
  let asked = false;
  let written: boolean | undefined;
  const spots = createMarkerRows(regl);
  let objects: readonly DeepSkyObject[] = [];
  let destroyed = false;

  async function fetchDeepSky(): Promise<void> {
    const reply = await fetch(deepSkyUrl);
    if (!reply.ok) return;
    const { rows } = (await reply.json()) as { readonly rows: readonly DeepSkyObject[] };
    if (destroyed) return;
    objects = rows;
    onChange();
  }

  return {
    paint({ look }) {
      const name = textureName('milky_way', look.inverted);
      if (look.milkyWay) {
        const texture = textures.get(name, '1k');
        if (textures.has(name)) drawMilkyWay({ mesh: sphere.mesh, texture, inverted: look.inverted });
        stars.paint(look.inverted);
      }
      if (!look.deepSky) return;
      if (!asked) {
        asked = true;
        fetchDeepSky().catch(() => undefined);
      }
      if (objects.length === 0) return;
      if (written !== look.inverted) {
        written = look.inverted;
        spots.write(objects.map((object) => spotOf(object, look.inverted)));
      }
      drawMarkers({ markers: spots.markers, count: objects.length, solid: 0 });
    },
    destroy() {
      destroyed = true;
      for (const part of [sphere, spots, stars]) part.destroy();
    },
  };
}

/** A soft spot so far away that no place of the eye moves it: larger and denser the brighter an object is. */
function spotOf([, kind, raDeg, decDeg, magnitude]: DeepSkyObject, inverted: boolean): Mark {
  const brightness = Math.max(0, FAINTEST - magnitude);
  const [x, y, z] = eclipticDirection(raDeg * DEGREE, decDeg * DEGREE);
  const colour = COLOURS[kind] ?? OTHER_COLOUR;
  return {
    place: [FAR_AU * x, FAR_AU * y, FAR_AU * z],
    diameter: SMALLEST_PX + PX_PER_MAGNITUDE * brightness,
    colour: inverted ? [colour[0] * 0.3, colour[1] * 0.3, colour[2] * 0.3] : colour,
    opacity: Math.min(1, 0.45 + 0.1 * brightness),
  };
}
