import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import type { NameLook } from '#render/picture/label.ts';
import { createUncertaintyPainter, type UncertaintyInputs } from '#render/painters/uncertainty.ts';
import type { Shapes } from '#render/painters/object-shapes.ts';
import type { LineLook, OrbitLine } from '#render/picture/orbit-line.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { SOLAR_SYSTEM_GRID } from '#render/picture/grid.ts';
import { type OrbitsInputs, type OrbitsLook, orbitsPainters } from '#render/scenes/orbits-scene.ts';
import { createStage } from '#render/scenes/stage.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import type { LayersFixture } from '../fixture.ts';
import { STAGE_DAY, stageBodies } from './solar-system.ts';
import { UNCOVERED } from '#render/picture/cover.ts';

const NO_NAME: NameLook = { shown: false, colour: [0.7, 0.75, 0.85], size: 12 };
const PLANET_LINE: LineLook = { shown: true, thickness: 3 };

/** Settings of an object's line. */
export const OBJECT_LINE: LineLook = { shown: true, thickness: 5 };

/** Everything switched off. */
export const BARE_LOOK: OrbitsLook = {
  background: [0.016, 0.024, 0.043],
  inverted: false,
  plane: false,
  grid: false,
  axes: false,
  scaleBar: NO_NAME.colour,
  milkyWay: false,
  deepSky: false,
  lightEffect: true,
  lines: { planet: PLANET_LINE, earth: PLANET_LINE, object: OBJECT_LINE },
  names: { planet: NO_NAME, earth: NO_NAME, object: { ...NO_NAME, colour: [1, 1, 1] } },
};

export const SKY_FILES = { deepSkyUrl: '/static/sky/deep-sky.json', starsUrl: '/static/sky/stars.json' };

/** The orbits scene at J2000 with nothing in it. */
export function emptyInputs(camera: OrbitCamera): OrbitsInputs {
  return {
    camera,
    space: HELIOCENTRIC,
    grid: SOLAR_SYSTEM_GRID,
    instant: { day: STAGE_DAY, offset: 0 },
    look: BARE_LOOK,
    bodies: [],
    objects: [],
    orbits: [],
    shapes: new Map(),
  };
}

/** What a picture of the solar system shows. */
export type Staging = {
  readonly camera: OrbitCamera;
  readonly look?: Partial<OrbitsLook & UncertaintyInputs['look']>;
  /** Bodies by id; none when left out. */
  readonly bodies?: readonly string[];
  readonly lines?: readonly OrbitLine[];
  readonly objects?: readonly PlacedObject[];
  /** Number of files that the picture needs. */
  readonly files?: number;
  readonly shapes?: () => Promise<Shapes>;
};

/** A fixture of the solar system at J2000, drawn when all its files have come. */
export function staged(staging: Staging): LayersFixture {
  const look = { ...BARE_LOOK, ...staging.look };
  return {
    camera: staging.camera,
    background: look.background,
    async prepare(regl, view) {
      const come = countdown(staging.files ?? 0);
      const stage = createStage(
        { regl, multisampling: undefined },
        orbitsPainters<OrbitsInputs & UncertaintyInputs>(SKY_FILES, {
          behindSwarm: (context) => [createUncertaintyPainter(context)],
        }),
        {
          textureUrl: texturePath,
          onChange: come.one,
        },
      );
      const picture = {
        ...emptyInputs(staging.camera),
        look,
        bodies: stageBodies().filter(({ id }) => staging.bodies?.includes(id)),
        objects: staging.objects ?? [],
        orbits: staging.lines ?? [],
        shapes: (await staging.shapes?.()) ?? new Map(),
        view,
        pixelRatio: 1,
        cover: UNCOVERED,
      };
      stage.paint(picture);
      await come.all;
      return () => stage.paint(picture);
    },
  };
}

/** A camera that looks at a point from a direction, deg, and a distance, au. */
export function cameraAt(
  target: OrbitCamera['target'],
  azimuthDeg: number,
  elevationDeg: number,
  distance: number,
): OrbitCamera {
  const radians = Math.PI / 180;
  return {
    target,
    azimuth: azimuthDeg * radians,
    elevation: elevationDeg * radians,
    distance,
    fieldOfView: 45 * radians,
  };
}

/** Comes true when `one` was called as often as said. */
export function countdown(count: number): { readonly one: () => void; readonly all: Promise<void> } {
  const come = new EventTarget();
  let left = count;
  const all = new Promise<void>((resolve) => {
    come.addEventListener('all', () => resolve());
    if (left === 0) resolve();
  });
  return {
    one() {
      left--;
      if (left === 0) come.dispatchEvent(new Event('all'));
    },
    all,
  };
}
