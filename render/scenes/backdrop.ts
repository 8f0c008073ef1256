import type REGL from 'regl';
import { DEGREE } from '#engine/constants.ts';
import { createDeepSky, DEEP_SKY_FLOATS } from '../layers/deep-sky.ts';
import { eclipticDirection } from '../layers/galactic-axes.ts';
import type { Colour } from '../layers/layer.ts';
import { createMilkyWay } from '../layers/milky-way.ts';
import { textureName } from '../textures/texture-path.ts';
import type { TextureStore } from '../textures/texture-store.ts';
import type { OrbitsPicture } from './picture.ts';
import { createSphereBuffers } from './sphere-buffers.ts';

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
const SMALLEST_PX = 4;
const PX_PER_MAGNITUDE = 1.1;
const OPACITY = 0.75;

/** Makes the sky; the list of deep-sky objects is fetched when it is first shown, and nobody is told when it cannot be had. */
export function createBackdrop(
  regl: REGL.Regl,
  textures: TextureStore,
  { deepSkyUrl, onChange }: { readonly deepSkyUrl: string; readonly onChange: () => void },
): Backdrop {
  const drawMilkyWay = createMilkyWay(regl);
  const drawDeepSky = createDeepSky(regl);
  const sphere = createSphereBuffers(regl, 64, 32);
  let asked = false;
  let spots: { readonly objects: REGL.Buffer; readonly count: number } | undefined;
  let destroyed = false;

  async function fetchDeepSky(): Promise<void> {
    const reply = await fetch(deepSkyUrl);
    if (!reply.ok) return;
    const { rows } = (await reply.json()) as { readonly rows: readonly DeepSkyObject[] };
    if (destroyed) return;
    spots = { objects: regl.buffer(deepSkyRows(rows)), count: rows.length };
    onChange();
  }

  return {
    paint({ look }) {
      const name = textureName('milky_way', look.inverted);
      if (look.milkyWay) {
        const texture = textures.get(name, '2k');
        if (textures.has(name)) drawMilkyWay({ sphere, texture, inverted: look.inverted });
      }
      if (!look.deepSky) return;
      if (!asked) {
        asked = true;
        fetchDeepSky().catch(() => undefined);
      }
      if (spots !== undefined) drawDeepSky({ ...spots, opacity: OPACITY, inverted: look.inverted });
    },
    destroy() {
      destroyed = true;
      sphere.destroy();
      spots?.objects.destroy();
    },
  };
}

/** Rows for the deep-sky layer: larger and denser the brighter an object is. */
function deepSkyRows(objects: readonly DeepSkyObject[]): Float32Array {
  const rows = new Float32Array(DEEP_SKY_FLOATS * objects.length);
  objects.forEach(([, kind, raDeg, decDeg, magnitude], index) => {
    const brightness = Math.max(0, FAINTEST - magnitude);
    rows.set(
      [
        ...eclipticDirection(raDeg * DEGREE, decDeg * DEGREE),
        SMALLEST_PX + PX_PER_MAGNITUDE * brightness,
        ...(COLOURS[kind] ?? OTHER_COLOUR),
        Math.min(1, 0.3 + 0.08 * brightness),
      ],
      DEEP_SKY_FLOATS * index,
    );
  });
  return rows;
}
