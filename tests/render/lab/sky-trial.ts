import { DEGREE } from '#engine/constants.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';
import { projectSky, type SkyPoint, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import type { SkyFound } from '#render/painters/sky/sky-painter.ts';
import { createSkyScene, type SkyScene } from '#render/scenes/create-sky-scene.ts';
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
  starsAt,
  trailAt,
} from '../../visual/stage/sky.ts';
import { contextOf, eventually } from './contexts.ts';

const SIZE = { width: 600, height: 400 };

/** A sky with everything in it, as a tool would have it. */
const WHOLE: SkyInputs = skyInputs(skyCamera(83, 22, 40), {
  stars: [starsAllOver(2000, 6)],
  constellations: KITE,
  horizon: horizonAt(30, 60),
  bodies: [moonAt(directionOf(90 * DEGREE, 30 * DEGREE))],
  trails: [trailAt(83, 22, 1)],
  lamps: {
    sun: { azimuth: 1, altitude: 0.1 },
    moon: { azimuth: 2, altitude: 0.3, illuminance: 0 },
  },
  look: {
    ...BARE_SKY,
    grids: { horizontal: true, equatorial: true, ecliptic: true },
    atmosphere: true,
    landscape: true,
    moon: true,
    constellationLines: true,
  },
});

class SkyTrial {
  readonly canvas = Object.assign(document.createElement('canvas'), SIZE);
  readonly scene: SkyScene<SkyInputs>;
  changes = 0;
  losses = 0;

  constructor() {
    const overlay = Object.assign(document.createElement('canvas'), SIZE);
    this.scene = createSkyScene(this.canvas, overlay, skyPainters, {
      textureUrl: texturePath,
      onChange: () => {
        this.changes += 1;
      },
      onLost: () => {
        this.losses += 1;
      },
    });
    this.scene.resize(SIZE, 1);
  }

  picture(inputs: SkyInputs): string {
    this.scene.paint(inputs);
    return this.canvas.toDataURL();
  }
}

/** What is on the GPU with a sky and after it is destroyed, and before and after lists of stars came and went. */
export function skyLeavesNothing() {
  const { scene } = new SkyTrial();
  scene.paint(WHOLE);
  const before = scene.stats();
  for (let round = 0; round < 20; round++)
    scene.paint({ ...WHOLE, stars: [...WHOLE.stars, starsAllOver(100 + round, 9)] });
  scene.paint(WHOLE);
  const after = scene.stats();
  scene.destroy();
  return { before, after, left: scene.stats() };
}

/** Whether the picture after a lost context is the one before. */
export async function skyAfterLostContext() {
  const trial = new SkyTrial();
  const before = trial.picture(WHOLE);
  const extension = contextOf(trial.canvas)?.getExtension('WEBGL_lose_context');
  extension?.loseContext();
  await eventually(() => trial.losses === 1);
  trial.scene.paint(WHOLE);
  extension?.restoreContext();
  await eventually(() => trial.changes > 0);
  const after = trial.picture(WHOLE);
  trial.scene.destroy();
  return { same: before === after, left: trial.scene.stats() };
}

/** What is found at the places of things and beside them. */
export function skyPicks(): Record<string, SkyFound | undefined> {
  const { scene } = new SkyTrial();
  scene.paint(WHOLE);
  const view = skyViewOf(WHOLE.camera, SIZE);
  const [trail] = WHOLE.trails;
  const at = (direction: ArrayLike<number>, right = 0) => {
    const place = projectSky(view, direction) ?? { x: -99, y: -99 };
    return scene.pick(place.x + right, place.y);
  };
  const found = {
    point: at(trail.directions.subarray(12, 15), 3),
    moon: at(WHOLE.bodies[0].direction),
    nothing: scene.pick(-50, -50),
  };
  scene.destroy();
  return found;
}

/** How far from where they belong stars are drawn, px: the largest error in each field of view, deg. */
export function starErrors(fields: readonly number[]): readonly number[] {
  const { canvas, scene } = new SkyTrial();
  const gl = contextOf(canvas);
  const errors = fields.map((field) => {
    const camera = skyCamera(83.123, 61.7, field);
    const view = skyViewOf(camera, SIZE);
    const places = [
      [0, 0],
      [0.3, 0.31],
      [-0.62, 0.2],
      [-0.3, -0.42],
      [0.5, -0.2],
    ];
    const each = places.map(([right, up]) => {
      const cosine = Math.cos(61.7 * DEGREE);
      const stars = starsAt([
        [83.123 + (right * Math.min(field, 40)) / cosine, 61.7 + up * Math.min(field, 40), 2],
      ]);
      stars.pmRa[0] = 5000;
      stars.pmDec[0] = -9000;
      stars.parallax[0] = 700;
      const instant = { year: 2000 + Math.min(0.5, field) * 10, observer: [0.3, -0.8, 0.4] as const };
      scene.paint(skyInputs(camera, { stars: [stars], instant }));
      const truth = projectSky(
        view,
        starDirection(starVectors(stars, 0), instant.year - 2000, instant.observer),
      );
      const pixels = new Uint8Array(4 * SIZE.width * SIZE.height);
      gl?.readPixels(0, 0, SIZE.width, SIZE.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      const found = middleOf(pixels);
      return truth === undefined ? 1e6 : Math.hypot(found.x - truth.x, found.y - truth.y);
    });
    return Math.max(...each);
  });
  scene.destroy();
  return errors;
}

/** The middle of what is brighter than the background, CSS px from the left and the top. */
function middleOf(pixels: Uint8Array): SkyPoint {
  const background = pixels[0];
  const sum = { x: 0, y: 0, weight: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const weight = pixels[at] - background;
    const pixel = at / 4;
    sum.x += weight * ((pixel % SIZE.width) + 0.5);
    sum.y += weight * (SIZE.height - Math.floor(pixel / SIZE.width) - 0.5);
    sum.weight += weight;
  }
  return { x: sum.x / sum.weight, y: sum.y / sum.weight };
}
