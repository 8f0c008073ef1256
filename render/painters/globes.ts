import { fromEye, isInSight, project } from '../cameras/orbit-camera.ts';
import type { Layer } from '../layers/layer.ts';
import type { SurfaceProps } from '../layers/surfaces.ts';
import { bodySize } from '../picture/apparent-size.ts';
import type { Colour } from '../picture/colour.ts';
import type { Instant, Picture } from '../picture/picture.ts';
import type { PlacedBody } from '../picture/placed-body.ts';
import { axesIn, towardsSun } from '../picture/space.ts';
import { textureName, type Sharpness } from '../textures/texture-path.ts';
import { haveBodiesStayed } from './have-bodies-stayed.ts';
import { createGlobeBuffers, type MeshBuffers } from './mesh-buffers.ts';
import type { Painter, PainterContext } from './painter.ts';

/** Settings of what sunlight falls on. */
export type LightLook = {
  /** Lit by the Sun; evenly lit when false. */
  readonly lightEffect: boolean;
};

export type GlobesInputs = {
  readonly instant: Instant;
  readonly bodies: readonly PlacedBody[];
  readonly look: LightLook;
};

const MERIDIANS = 96;
const PARALLELS = 48;
const SHARP_FROM_PX = 400; // diameter on the screen from which the sharper map is fetched
const WHITE: Colour = [1, 1, 1];

/** The bodies that are large enough to be seen, as globes with their maps. */
export function createGlobesPainter(
  { regl, textures }: PainterContext,
  drawSurfaces: Layer<SurfaceProps>,
): Painter<GlobesInputs> {
  const globes = new Map<number, MeshBuffers>();
  const globeOf = (flattening: number) => {
    const globe = globes.get(flattening) ?? createGlobeBuffers(regl, MERIDIANS, PARALLELS, flattening);
    globes.set(flattening, globe);
    return globe;
  };
  const paint = (picture: Picture<GlobesInputs>) => {
    const { bodies, view, space, instant, look } = picture;
    for (const body of bodies) {
      const { marker, diameter } = bodySize(view, body);
      if (marker || !isInSight(view, body.position, body.radius)) continue;
      const sharpness: Sharpness = diameter > SHARP_FROM_PX ? '2k' : '1k';
      drawSurfaces({
        mesh: globeOf(body.flattening ?? 0).mesh,
        texture: textures.get(textureName(body.texture, look.inverted), sharpness),
        colour: WHITE,
        centre: fromEye(view, body.position),
        radius: body.radius,
        rotation: axesIn(space, body.axesAt(instant.day, instant.offset)),
        towardsSun: towardsSun(space, body.position),
        lit: look.lightEffect && body.shines !== true,
        inverted: look.inverted,
      });
    }
  };
  return {
    paint,
    paintDepth: paint,
    isSolid: ({ bodies, view }) => bodies.some((body) => !bodySize(view, body).marker),
    discs: ({ bodies, view }) =>
      bodies.flatMap((body) => {
        const { marker, diameter } = bodySize(view, body);
        const at = marker ? undefined : project(view, body.position);
        return at === undefined ? [] : [{ ...at, radius: diameter / 2 }];
      }),
    stays: [haveBodiesStayed],
    destroy() {
      for (const globe of globes.values()) globe.destroy();
    },
  };
}
