import { DEGREE } from '#engine/constants.ts';
import { cameraAt } from '#render/cameras/move-camera.ts';
import type { OrbitsFrame, PlacedObject } from '#render/scenes/orbits-frame.ts';
import { createOrbitsScene } from '#render/scenes/orbits-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { EPOCH_DAY, orbitsByLot, swarmOf } from '../../render/lab/test-orbits.ts';
import { planetLine, stageBodies } from '../../visual/stage/solar-system.ts';
import { BARE_LOOK } from '../../visual/stage/stage.ts';
import { type FrameTimes, medians, SIZE } from './measure.ts';

/** Near-Earth objects of the full catalogue. */
const NEAS = 25_798;
const DAYS_PER_FRAME = 10 / 60;

/** Frames after which a page plays as it goes on to. */
const SETTLED = 100;

/** A whole scene as it is when a visitor opens it and plays 10 days a second, names shown. */
export function sceneCost(): FrameTimes {
  const canvas = document.createElement('canvas');
  const overlay = document.createElement('canvas');
  const scene = createOrbitsScene(canvas, overlay, {
    antialias: false,
    assets: {
      textureUrl: texturePath,
      deepSkyUrl: '/static/sky/deep-sky.json',
      starsUrl: '/static/sky/stars.json',
    },
    onChange: () => undefined,
  });
  const bodies = stageBodies();
  const named = { shown: true, colour: [1, 1, 1], size: 12 } as const;
  scene.resize(SIZE, 1);
  scene.setLook({ ...BARE_LOOK, plane: true, planetNames: named, earthName: named, objectNames: named });
  scene.setOrbits(bodies.filter(({ id }) => id !== 'sun').map(({ id }) => planetLine(id)));
  scene.setSwarm(swarmOf(orbitsByLot(NEAS, 14, 0.95)));
  scene.setSwarmLook({ colours: [[1, 0.7, 0.3]], groupOf: new Uint8Array(NEAS), size: 3 });
  const camera = cameraAt([2, -4, 2.5], [0, 0, 0], 45 * DEGREE);
  const frameOf = (number: number): OrbitsFrame => ({
    day: EPOCH_DAY,
    offset: number * DAYS_PER_FRAME,
    camera,
    bodies,
    objects: OBJECTS,
  });
  const gl = canvas.getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  const [times] = medians([{ gl, draw: (number) => scene.paint(frameOf(number)) }], 3, 40, SETTLED);
  scene.destroy();
  return times;
}

const OBJECTS: readonly PlacedObject[] = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  name: `Object ${index}`,
  position: [Math.cos(index), Math.sin(index), 0.1 * index],
  colour: [1, 1, 0],
  selected: index === 0,
  faded: false,
}));
