import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { viewOf, project } from '#render/cameras/orbit-camera.ts';
import { AU, KM } from '#render/geometry/unit.ts';
import { difference, type Matrix3, turned } from '#render/geometry/vectors.ts';
import type { Picked } from '#render/painters/painter.ts';
import type { OrbitLine } from '#render/picture/orbit-line.ts';
import type { Space } from '#render/picture/space.ts';
import { createScene } from '#render/scenes/create-scene.ts';
import { type OrbitsInputs, orbitsPainters } from '#render/scenes/orbits-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { ellipsePath, placeOn, planetLine, stageBodies } from '../../visual/stage/solar-system.ts';
import { BARE_LOOK, cameraAt, countdown, emptyInputs, SKY_FILES } from '../../visual/stage/stage.ts';
import { randomOrbits, swarmOf } from './test-orbits.ts';

const SIZE = { width: 480, height: 320 };
const COUNT = 3000;
const TURN_DEG = 73;

/** Maps of Saturn, its rings and the Milky Way, and two lists of what is in the sky. */
const FILES = 5;

const SCALE = AU.km / KM.km;
const ORIGIN = placeOn(planetLine('earth'));
const AXES = axesTurnedBy(TURN_DEG);
const ELSEWHERE: Space = { unit: KM, sun: there([0, 0, 0]), ecliptic: AXES };

/** A picture of the solar system and what a pointer finds in it. */
type Seen = { readonly pixels: Uint8ClampedArray; readonly picked: Picked | undefined };

/**
 * Saturn before swarm, orbits and sky, given once in au about the Sun and once in km about the Earth in axes that are turned.
 *
 * @returns how many pixels show something, how many of them differ, and what a pointer finds at an object of the swarm.
 */
export async function sceneElsewhere() {
  const home = await seen(HOME);
  const away = await seen(elsewhere(HOME));
  const [ground] = BARE_LOOK.background.map((part) => Math.round(255 * part));
  let [shown, different] = [0, 0];
  for (let at = 0; at < home.pixels.length; at += 4) {
    if (Math.abs(home.pixels[at] - ground) > 24) shown++;
    if (Math.abs(home.pixels[at] - away.pixels[at]) > 24) different++;
  }
  return { shown, different, picked: { home: home.picked, away: away.picked } };
}

const SWARM = { data: swarmOf(randomOrbits(COUNT, 3, 0.999)), groupOf: new Uint8Array(COUNT) };

const HOME: OrbitsInputs = {
  ...emptyInputs(cameraAt(placeOn(planetLine('saturn')), 72, 12, 2.5e-3)),
  look: { ...BARE_LOOK, milkyWay: true, deepSky: true },
  bodies: stageBodies(),
  objects: [{ id: 'object', name: 'object', position: [1, 1, 0.2], colour: [0, 1, 0], selected: false }],
  orbits: [...['mars', 'jupiter', 'saturn'].map(planetLine), tableLine()].map((line) => ({
    ...line,
    centre: 'sun',
  })),
  swarm: { data: SWARM.data, look: { colours: [[1, 0.6, 0.2]], groupOf: SWARM.groupOf, size: 4 } },
};

async function seen(inputs: OrbitsInputs): Promise<Seen> {
  const files = countdown(FILES);
  const canvas = document.createElement('canvas');
  const overlay = document.createElement('canvas');
  const scene = createScene(canvas, overlay, orbitsPainters(SKY_FILES), {
    textureUrl: texturePath,
    onChange: files.one,
  });
  scene.resize(SIZE, 1);
  scene.paint(inputs);
  await files.all;
  scene.paint(inputs);
  const copy = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d');
  if (copy === null) throw new Error('no 2D context');
  copy.drawImage(canvas, 0, 0);
  const at = placeOfSwarm();
  const picked = scene.pick(at.x, at.y);
  scene.destroy();
  return { pixels: copy.getImageData(0, 0, SIZE.width, SIZE.height).data, picked };
}

/** Where some object of the swarm is in the picture. */
function placeOfSwarm() {
  const view = viewOf(HOME.camera, SIZE);
  const positions = new Float64Array(3 * COUNT);
  SWARM.data.positions(HOME.instant.day, HOME.instant.offset, positions);
  const points = Array.from({ length: COUNT }, (_, row) =>
    project(view, [positions[3 * row], positions[3 * row + 1], positions[3 * row + 2]]),
  );
  const inside = points.find((at) => at !== undefined && at.x > 20 && at.x < 100 && at.y > 20 && at.y < 300);
  if (inside === undefined) throw new RangeError('no object of the swarm is in the picture');
  return inside;
}

/** The same inputs in {@link ELSEWHERE}. */
function elsewhere(inputs: OrbitsInputs): OrbitsInputs {
  const { camera } = inputs;
  return {
    ...inputs,
    space: ELSEWHERE,
    camera: {
      ...camera,
      target: there(camera.target),
      azimuth: camera.azimuth + TURN_DEG * DEGREE,
      distance: SCALE * camera.distance,
    },
    bodies: inputs.bodies.map((body) => ({
      ...body,
      position: there(body.position),
      radius: SCALE * body.radius,
      marker:
        body.marker.radius === undefined
          ? body.marker
          : { ...body.marker, radius: SCALE * body.marker.radius },
      ...(body.rings && {
        rings: {
          ...body.rings,
          innerRadius: SCALE * body.rings.innerRadius,
          outerRadius: SCALE * body.rings.outerRadius,
        },
      }),
    })),
    objects: inputs.objects.map((object) => ({
      ...object,
      ...(object.position && { position: there(object.position) }),
    })),
    orbits: inputs.orbits.map((line) => ({ ...line, path: pathThere(line.path) })),
  };
}

function pathThere(path: OrbitLine['path']): OrbitLine['path'] {
  if (path.kind === 'ellipse') {
    return { ...path, alongP: scaled(path.alongP), alongQ: scaled(path.alongQ) };
  }
  const { positions } = path;
  const rows = Array.from({ length: positions.length / 3 }, (_, row) =>
    scaled([positions[3 * row], positions[3 * row + 1], positions[3 * row + 2]]),
  );
  return { ...path, positions: Float64Array.from(rows.flat()) };
}

/** A heliocentric place in {@link ELSEWHERE}. */
function there(place: Vector3): Vector3 {
  return scaled(difference(place, ORIGIN));
}

function scaled(vector: Vector3): Vector3 {
  const [x, y, z] = turned(vector, AXES);
  return [SCALE * x, SCALE * y, SCALE * z];
}

/** A line through points of an ellipse around the Sun. */
function tableLine(): OrbitLine {
  const path = ellipsePath(12, 0.3, 20, 0, 0, 0);
  const rows = Array.from({ length: 200 }, (_, row) => {
    const [x, y] = [Math.cos(row / 40) - 0.3, Math.sin(row / 40)];
    return [0, 1, 2].map((axis) => path.alongP[axis] * x + path.alongQ[axis] * y);
  });
  return {
    id: 'table',
    group: 'object',
    colour: [0.3, 0.9, 0.9],
    faded: false,
    path: {
      kind: 'points',
      day: path.day,
      positions: Float64Array.from(rows.flat()),
      offsets: Float64Array.from(rows, (_, row) => row - 100),
    },
  };
}

function axesTurnedBy(angleDeg: number): Matrix3 {
  const [cosine, sine] = [Math.cos(angleDeg * DEGREE), Math.sin(angleDeg * DEGREE)];
  return [cosine, sine, 0, -sine, cosine, 0, 0, 0, 1];
}
