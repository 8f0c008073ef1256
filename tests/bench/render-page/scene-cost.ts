import { DEGREE } from '#engine/constants.ts';
import { cameraAt } from '#render/cameras/move-camera.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import { createScene } from '#render/scenes/create-scene.ts';
import { type OrbitsInputs, orbitsPainters } from '#render/scenes/orbits-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { EPOCH_DAY, orbitsByLot, swarmOf } from '../../render/lab/test-orbits.ts';
import { planetLine, stageBodies } from '../../visual/stage/solar-system.ts';
import { BARE_LOOK, emptyInputs, SKY_FILES } from '../../visual/stage/stage.ts';
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
  const scene = createScene(canvas, overlay, orbitsPainters(SKY_FILES), {
    textureUrl: texturePath,
    onChange: () => undefined,
  });
  const bodies = stageBodies();
  const named = { shown: true, colour: [1, 1, 1], size: 12 } as const;
  scene.resize(SIZE, 1);
  const inputs: OrbitsInputs = {
    ...emptyInputs(cameraAt([2, -4, 2.5], [0, 0, 0], 45 * DEGREE)),
    look: { ...BARE_LOOK, plane: true, names: { planet: named, earth: named, object: named } },
    bodies,
    objects: OBJECTS,
    orbits: bodies.filter(({ id }) => id !== 'sun').map(({ id }) => planetLine(id)),
    swarm: {
      data: swarmOf(orbitsByLot(NEAS, 14, 0.95)),
      look: { colours: [[1, 0.7, 0.3]], groupOf: new Uint8Array(NEAS), size: 3 },
    },
  };
  const inputsOf = (number: number): OrbitsInputs => ({
    ...inputs,
    instant: { day: EPOCH_DAY, offset: number * DAYS_PER_FRAME },
  });
  const gl = canvas.getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  const [times] = medians([{ gl, draw: (number) => scene.paint(inputsOf(number)) }], 3, 40, SETTLED);
  scene.destroy();
  return times;
}

const OBJECTS: readonly PlacedObject[] = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  name: `Object ${index}`,
  position: [Math.cos(index), Math.sin(index), 0.1 * index],
  colour: [1, 1, 0],
  selected: index === 0,
}));
