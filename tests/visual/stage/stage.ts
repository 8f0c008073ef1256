import type REGL from 'regl';
import type { CameraView, OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { createViewScope } from '#render/layers/layer.ts';
import type { OrbitLine, OrbitsFrame, PlacedObject } from '#render/scenes/orbits-frame.ts';
import { createOrbitsLayers, type OrbitsLayers } from '#render/scenes/orbits-layers.ts';
import type { OrbitsLook } from '#render/scenes/orbits-look.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import type { LayersFixture } from '../fixture.ts';
import { STAGE_DAY, stageBodies } from './solar-system.ts';

/** Everything switched off. */
export const BARE_LOOK: OrbitsLook = {
  background: [0.016, 0.024, 0.043],
  inverted: false,
  plane: false,
  grid: false,
  axes: false,
  milkyWay: false,
  deepSky: false,
  lightEffect: true,
  planetOrbits: true,
  earthOrbit: true,
  planetNames: { shown: false, colour: [0.7, 0.75, 0.85], size: 12 },
  earthName: { shown: false, colour: [0.7, 0.75, 0.85], size: 12 },
  objectNames: { shown: false, colour: [1, 1, 1], size: 12 },
  planetLineThickness: 3,
  objectLineThickness: 5,
  uncertainty: false,
  uncertaintyFactor: 1,
};

/** What a picture of the solar system shows. */
export type Staging = {
  readonly camera: OrbitCamera;
  readonly look?: Partial<OrbitsLook>;
  /** Bodies by id; none when left out. */
  readonly bodies?: readonly string[];
  readonly lines?: readonly OrbitLine[];
  readonly objects?: readonly PlacedObject[];
  /** Number of files that the picture needs. */
  readonly files?: number;
  /** More to be given to the layers. */
  readonly dress?: (layers: OrbitsLayers) => void | Promise<void>;
};

/** A fixture of the solar system at J2000, drawn when all its files have come. */
export function staged(staging: Staging): LayersFixture {
  const look = { ...BARE_LOOK, ...staging.look };
  const frame: OrbitsFrame = {
    day: STAGE_DAY,
    offset: 0,
    camera: staging.camera,
    bodies: stageBodies().filter(({ id }) => staging.bodies?.includes(id)),
    objects: staging.objects ?? [],
  };
  return {
    camera: staging.camera,
    background: look.background,
    async prepare(regl: REGL.Regl, view: CameraView) {
      const come = countdown(staging.files ?? 0);
      const layers = createOrbitsLayers(regl, {
        textureUrl: texturePath,
        deepSkyUrl: '/static/sky/deep-sky.json',
        starsUrl: '/static/sky/stars.json',
        onChange: come.one,
      });
      layers.setOrbits(staging.lines ?? []);
      await staging.dress?.(layers);
      const paint = () => {
        layers.paintBehind({ view, frame, look });
        layers.paintMarkers({ view, frame, look });
      };
      createViewScope(regl)({ view, pixelRatio: 1 }, paint);
      await come.all;
      return paint;
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
