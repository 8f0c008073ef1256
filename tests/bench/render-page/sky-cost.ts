import { DEGREE } from '#engine/constants.ts';
import { dragSky } from '#render/cameras/move-sky-camera.ts';
import { type SkyCamera, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { createSkyScene } from '#render/scenes/create-sky-scene.ts';
import { type SkyInputs, skyPainters } from '#render/scenes/sky-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import {
  BARE_SKY,
  horizonAt,
  KITE,
  moonAt,
  skyCamera,
  skyInputs,
  starsAllOver,
  trailAt,
} from '../../visual/stage/sky.ts';
import { type Drawer, type FrameTimes, medians, SIZE } from './measure.ts';
import { d3Celestial } from './sky-peer.ts';

/** Frames after which a page turns as it goes on to. */
const SETTLED = 60;
const DRAG_PX = 3;

/** What a drag of the sky costs a frame: with 5,000 stars, with all names besides, and with 100,000 stars alone. */
export function skyCost(): Readonly<Record<'plain' | 'named' | 'many' | 'track', FrameTimes>> {
  const named = { shown: true, colour: [1, 1, 1], size: 12 } as const;
  const plain = skyInputs(skyCamera(83, 22, 45), {
    stars: [starsAllOver(5000, 7)],
    constellations: KITE,
    horizon: horizonAt(30, 60),
    bodies: [moonAt(directionOf(90 * DEGREE, 30 * DEGREE))],
    trails: [trailAt(83, 22, 0.5)],
    look: {
      ...BARE_SKY,
      grids: { ...BARE_SKY.grids, horizontal: true },
      landscape: true,
      constellationLines: true,
      moon: true,
    },
  });
  const { names } = BARE_SKY;
  const withNames: SkyInputs = {
    ...plain,
    starNames: Array.from({ length: 300 }, (_, row) => ({ row, name: `Star ${row}` })),
    look: {
      ...plain.look,
      compass: true,
      names: { ...names, object: named, star: named, constellation: named, date: named, planet: named },
    },
  };
  const track = skyInputs(plain.camera, { trails: [longTrack(10_000)] });
  return {
    plain: timeDrag(plain),
    named: timeDrag(withNames),
    many: timeDrag(manyStars()),
    track: timeDrag(track),
  };
}

/** 100,000 stars against the 41,000 of d3-celestial, by turns. */
export async function skyPeers(): Promise<Readonly<Record<'ours' | 'celestial', FrameTimes>>> {
  const drawing = dragging(manyStars());
  const [ours, celestial] = medians([drawing, await d3Celestial()], 3, 7, 3);
  drawing.end();
  return { ours, celestial };
}

function manyStars(): SkyInputs {
  return skyInputs(skyCamera(83, 22, 90), {
    stars: [starsAllOver(100_000, 9)],
    look: { ...BARE_SKY, starLimit: 9 },
  });
}

/** A path of many points across the picture. */
function longTrack(count: number): SkyInputs['trails'][number] {
  const [part] = [trailAt(83, 22, 1)];
  const places = Array.from({ length: count }, (_, row) =>
    directionOf((60 + (46 * row) / count) * DEGREE, (22 + 8 * Math.sin(row / 300)) * DEGREE),
  );
  return {
    id: part.id,
    name: part.name,
    colour: part.colour,
    selected: true,
    directions: Float64Array.from(places.flat()),
    dates: Float64Array.from(places, (_, row) => 2_461_369.5 + row / 24),
  };
}

/** Medians of frames while the sky is dragged to and fro. */
function timeDrag(inputs: SkyInputs): FrameTimes {
  const drawing = dragging(inputs);
  const [times] = medians([drawing], 3, 40, SETTLED);
  drawing.end();
  return times;
}

function dragging(inputs: SkyInputs): Drawer & { readonly end: () => void } {
  const canvas = document.createElement('canvas');
  const scene = createSkyScene(canvas, document.createElement('canvas'), skyPainters, {
    textureUrl: texturePath,
    onChange: () => undefined,
  });
  scene.resize(SIZE, 1);
  const gl = canvas.getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  let camera: SkyCamera = inputs.camera;
  const draw = (frame: number) => {
    const from = { x: SIZE.width / 2, y: SIZE.height / 2 };
    const by = frame % 40 < 20 ? DRAG_PX : -DRAG_PX;
    camera = dragSky(camera, skyViewOf(camera, SIZE), from, { x: from.x + by, y: from.y + by });
    scene.paint({ ...inputs, camera });
  };
  return { gl, draw, end: scene.destroy };
}
