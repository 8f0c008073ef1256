import type REGL from 'regl';
import type { MarkersProps } from '../layers/markers.ts';
import type { Colour, Layer } from '../layers/layer.ts';
import { markerColour } from '../layers/marker-size.ts';
import { createRings, ringCorners } from '../layers/rings.ts';
import type { SurfaceProps } from '../layers/surfaces.ts';
import { textureName, type Sharpness } from '../textures/texture-path.ts';
import type { TextureStore } from '../textures/texture-store.ts';
import { bodySize } from './apparent-size.ts';
import { createMarkerRows } from './marker-rows.ts';
import type { PlacedBody } from './orbits-frame.ts';
import { fromEye, towardsSun, type OrbitsPicture } from './picture.ts';
import { createSphereBuffers } from './mesh-buffers.ts';

/** The Sun, the planets and the Moon of a scene. */
export type BodyPainter = {
  /** The light around the Sun, behind everything. */
  readonly paintGlow: (picture: OrbitsPicture) => void;
  /** The globes that are large enough to be seen; tells how many there are. */
  readonly paintGlobes: (picture: OrbitsPicture) => number;
  /** Saturn's rings, which let through what is behind them. */
  readonly paintRings: (picture: OrbitsPicture) => void;
  readonly destroy: () => void;
};

const MERIDIANS = 96;
const PARALLELS = 48;
const SHARP_FROM_PX = 400; // diameter on the screen from which the sharper map is fetched
const GLOW_OVER_SUN = 6;
const GLOW_PX: readonly [smallest: number, largest: number] = [70, 700];
const WHITE: Colour = [1, 1, 1];
const GLOW_OPACITY = 0.55;

/** Makes what the bodies are painted with. */
export function createBodyPainter(
  regl: REGL.Regl,
  textures: TextureStore,
  {
    drawMarkers,
    drawSurfaces,
  }: { readonly drawMarkers: Layer<MarkersProps>; readonly drawSurfaces: Layer<SurfaceProps> },
): BodyPainter {
  const drawRings = createRings(regl);
  const corners = regl.buffer(ringCorners());
  const rings = regl.vao([{ buffer: corners, size: 3 }]);
  const sphere = createSphereBuffers(regl, MERIDIANS, PARALLELS);
  const glow = createMarkerRows(regl);
  return {
    paintGlow({ view, frame, look }) {
      const sun = frame.bodies.find(({ id }) => id === 'sun');
      if (sun === undefined || look.inverted) return;
      const wanted = GLOW_OVER_SUN * bodySize(view, sun).diameter;
      const diameter = Math.min(GLOW_PX[1], Math.max(GLOW_PX[0], wanted));
      const place = fromEye(view, sun.position);
      glow.write([{ place, diameter, colour: markerColour('sun'), opacity: GLOW_OPACITY }]);
      drawMarkers({ markers: glow.markers, count: 1, solid: 0 });
    },
    paintGlobes(picture) {
      let count = 0;
      for (const body of picture.frame.bodies) {
        if (bodySize(picture.view, body).marker) continue;
        drawSurfaces({ ...commonOf(body, picture, textures), mesh: sphere.mesh });
        count++;
      }
      return count;
    },
    paintRings(picture) {
      const saturn = picture.frame.bodies.find(({ id }) => id === 'saturn');
      if (saturn === undefined || bodySize(picture.view, saturn).marker) return;
      const name = textureName('saturn_rings', picture.look.inverted);
      const texture = textures.get(name, '1k');
      if (textures.has(name)) drawRings({ ...commonOf(saturn, picture, textures), mesh: rings, texture });
    },
    destroy() {
      for (const part of [sphere, glow, rings, corners]) part.destroy();
    },
  };
}

function commonOf(
  body: PlacedBody,
  { view, look }: OrbitsPicture,
  textures: TextureStore,
): Omit<SurfaceProps, 'mesh'> {
  const sharpness: Sharpness = bodySize(view, body).diameter > SHARP_FROM_PX ? '2k' : '1k';
  return {
    texture: textures.get(textureName(body.id, look.inverted), sharpness),
    colour: WHITE,
    centre: fromEye(view, body.position),
    radius: body.radius,
    rotation: body.rotation,
    towardsSun: towardsSun(body.position),
    lit: look.lightEffect && body.id !== 'sun',
    inverted: look.inverted,
  };
}
