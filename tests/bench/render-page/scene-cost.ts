import { DEGREE, TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { cameraAt } from '#render/cameras/move-camera.ts';
import type { SceneInputs } from '#render/picture/picture.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { createScene } from '#render/scenes/create-scene.ts';
import { type OrbitsInputs, orbitsPainters } from '#render/scenes/orbits-scene.ts';
import type { MakePainters } from '#render/scenes/stage.ts';
import { synodicPainters } from '#render/scenes/synodic-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { EPOCH_DAY, randomOrbits, swarmOf } from '../../render/lab/test-orbits.ts';
import { planetLine, stageBodies } from '../../visual/stage/solar-system.ts';
import { BARE_LOOK, emptyInputs, SKY_FILES } from '../../visual/stage/stage.ts';
import { type FrameTimes, medians, SIZE } from './measure.ts';

/** Near-Earth objects of the full catalogue. */
const NEAS = 25_798;
const DAYS_PER_FRAME = 10 / 60;

/** Frames after which a page plays as it goes on to. */
const SETTLED = 100;

const EARTH: Vector3 = [1, 0, 0];
const NAMED = { shown: true, colour: [1, 1, 1], size: 12 } as const;

/** A whole scene as it is when a visitor opens it and plays 10 days a second, names shown. */
export function sceneCost(): FrameTimes {
  const inputs = solarSystem();
  return costOf(orbitsPainters(SKY_FILES), (number) => ({ ...inputs, instant: instantOf(number) }));
}

/** The rotating frame with the population in it, as it is seen from the Earth, played at the same speed. */
export function populationCost(): FrameTimes {
  const { look, swarm, ...inputs } = solarSystem();
  if (swarm === undefined) throw new Error('there is no swarm');
  const laws = Float32Array.from({ length: 3 * NEAS }, (_, at) => [20, 0.15, 0][at % 3]);
  const population = { ...swarm, look: { ...swarm.look, detection: { laws, faintest: 20 } } };
  const names = { ...look.names, magnitudeLimit: NAMED, guide: NAMED };
  return costOf(synodicPainters(SKY_FILES), (number) => {
    const turned = (TURN / 365.25) * number * DAYS_PER_FRAME;
    const [cosine, sine] = [Math.cos(turned), Math.sin(turned)];
    return {
      ...inputs,
      look: { ...look, names },
      swarm: population,
      observer: EARTH,
      space: { ...HELIOCENTRIC, ecliptic: [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1] },
      instant: instantOf(number),
      landmarks: [],
      veils: [],
    };
  });
}

function costOf<Inputs extends SceneInputs>(
  painters: MakePainters<Inputs>,
  inputsOf: (number: number) => Inputs,
): FrameTimes {
  const canvas = document.createElement('canvas');
  const scene = createScene(canvas, document.createElement('canvas'), painters, {
    textureUrl: texturePath,
    onChange: () => undefined,
  });
  scene.resize(SIZE, 1);
  const gl = canvas.getContext('webgl');
  if (gl === null) throw new Error('no WebGL');
  const [times] = medians([{ gl, draw: (number) => scene.paint(inputsOf(number)) }], 3, 40, SETTLED);
  scene.destroy();
  return times;
}

function solarSystem(): OrbitsInputs {
  const bodies = stageBodies();
  return {
    ...emptyInputs(cameraAt([2, -4, 2.5], [0, 0, 0], 45 * DEGREE)),
    look: { ...BARE_LOOK, plane: true, names: { planet: NAMED, earth: NAMED, object: NAMED } },
    bodies,
    objects: OBJECTS,
    orbits: bodies.filter(({ id }) => id !== 'sun').map(({ id }) => planetLine(id)),
    swarm: {
      data: swarmOf(randomOrbits(NEAS, 14, 0.95)),
      look: { colours: [[1, 0.7, 0.3]], groupOf: new Uint8Array(NEAS), size: 3 },
    },
  };
}

function instantOf(number: number): OrbitsInputs['instant'] {
  return { day: EPOCH_DAY, offset: number * DAYS_PER_FRAME };
}

const OBJECTS: readonly PlacedObject[] = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  name: `Object ${index}`,
  position: [Math.cos(index), Math.sin(index), 0.1 * index],
  colour: [1, 1, 0],
  selected: index === 0,
}));
