import { cameraAt } from '#render/cameras/move-camera.ts';
import { DEFAULT_FIELD_OF_VIEW, project, viewOf } from '#render/cameras/orbit-camera.ts';
import { multisampledContext } from '#render/context/multisampled-context.ts';
import { decorationWith } from '#render/export/decoration.ts';
import { unitSphere } from '#render/geometry/unit-sphere.ts';
import { IDENTITY } from '#render/geometry/vectors.ts';
import type { Picked } from '#render/painters/painter.ts';
import type { PlacedObject } from '#render/picture/placed-object.ts';
import { createScene, type Scene } from '#render/scenes/create-scene.ts';
import { type OrbitsInputs, orbitsPainters } from '#render/scenes/orbits-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { planetLine, STAGE_DAY, stageBodies } from '../../visual/stage/solar-system.ts';
import { BARE_LOOK, emptyInputs, SKY_FILES } from '../../visual/stage/stage.ts';
import { contextOf, eventually } from './contexts.ts';
import { randomOrbits, swarmOf } from './test-orbits.ts';

const SIZE = { width: 400, height: 300 };
const COUNT = 500;
const ORBITS = ['earth', 'mars', 'jupiter'].map(planetLine);

/** A scene with planets, orbits, a swarm and an object of the list, as a tool would have it. */
class Trial {
  readonly canvas = Object.assign(document.createElement('canvas'), SIZE);
  readonly overlay = Object.assign(document.createElement('canvas'), SIZE);
  readonly listeners = countListeners(this.canvas);
  readonly scene: Scene<OrbitsInputs>;
  changes = 0;
  losses = 0;

  constructor(antialias = false) {
    this.scene = createScene(this.canvas, this.overlay, orbitsPainters(SKY_FILES), {
      multisample: antialias ? multisampledContext : undefined,
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

  /** The picture as a PNG, base64. */
  picture(inputs: OrbitsInputs): string {
    this.scene.paint(inputs);
    return this.canvas.toDataURL();
  }
}

const SWARM = {
  data: swarmOf(randomOrbits(COUNT, 5, 0.9)),
  look: { colours: [[1, 0.6, 0.2]], groupOf: new Uint8Array(COUNT), size: 3 },
} as const;

const OBJECT: PlacedObject = {
  id: 'apophis',
  name: 'Apophis',
  position: [0.4, -0.8, 0.01],
  colour: [1, 1, 0],
  selected: true,
};

const GLOBE: PlacedObject = {
  ...OBJECT,
  position: [1, 0, 0],
  selected: false,
  radius: 0.005,
  shapeId: 'globe',
  axesAt: () => IDENTITY,
};

const INPUTS: OrbitsInputs = {
  ...emptyInputs(cameraAt([2, -4, 3], [0, 0, 0], DEFAULT_FIELD_OF_VIEW)),
  instant: { day: STAGE_DAY, offset: 0.25 },
  look: { ...BARE_LOOK, grid: true },
  bodies: stageBodies(),
  objects: [OBJECT],
  orbits: ORBITS,
  swarm: SWARM,
};

/** What gives a picture that does not change when a file has come. */
const WITHOUT_TEXTURES: OrbitsInputs = { ...INPUTS, bodies: [] };

/** Everything on the GPU and every listener on the canvas before a scene and after it is destroyed. */
export function sceneLeavesNothing() {
  const trial = new Trial();
  trial.picture(INPUTS);
  const used = trial.scene.stats();
  trial.scene.destroy();
  return { used, left: trial.scene.stats(), listeners: trial.listeners() };
}

/** Whether the context is lost of a destroyed scene whose canvas has left the document, and of one whose canvas is in it. */
export function contextsOfDestroyedScenes() {
  const [gone, shown] = [new Trial(), new Trial()];
  document.body.append(shown.canvas);
  for (const { scene } of [gone, shown]) scene.destroy();
  const [isGoneLost, isShownLost] = [gone, shown].map(({ canvas }) => contextOf(canvas)?.isContextLost());
  shown.canvas.remove();
  return { isGoneLost, isShownLost };
}

/** What is on the GPU before and after objects, orbits and swarms came and went many times. */
export function sceneAfterManyChanges() {
  const { scene } = new Trial();
  const change = (round: number) => {
    scene.paint({
      ...INPUTS,
      instant: { day: STAGE_DAY, offset: round },
      orbits: round % 2 === 0 ? ORBITS : ORBITS.slice(0, 1),
      swarm: round % 3 === 0 ? undefined : SWARM,
      objects: round % 2 === 0 ? [OBJECT] : [],
    });
  };
  for (let round = 0; round < 6; round++) change(round);
  const before = scene.stats();
  for (let round = 0; round < 60; round++) change(round);
  const after = scene.stats();
  scene.destroy();
  return { before, after };
}

/** Whether the pictures before the context is lost and after it is back are the same, and what is left on the GPU. */
export async function sceneAfterLostContext(antialias: boolean) {
  const trial = new Trial(antialias);
  const before = trial.picture(WITHOUT_TEXTURES);
  const extension = contextOf(trial.canvas)?.getExtension('WEBGL_lose_context');
  extension?.loseContext();
  await eventually(() => trial.losses === 1);
  trial.scene.paint(INPUTS);
  const changesBefore = trial.changes;
  extension?.restoreContext();
  await eventually(() => trial.changes > changesBefore);
  const after = trial.picture(WITHOUT_TEXTURES);
  trial.scene.destroy();
  return { same: before === after, left: trial.scene.stats() };
}

/** What is picked at the places of things, and where there is nothing. */
export function scenePicks(): Record<string, Picked | undefined> {
  const { scene } = new Trial();
  const before = scene.pick(1, 1);
  scene.paint(INPUTS);
  const view = viewOf(INPUTS.camera, SIZE);
  const positions = new Float64Array(3 * COUNT);
  SWARM.data.positions(INPUTS.instant.day, INPUTS.instant.offset, positions);
  const pickAt = ([x, y, z]: readonly number[]) => {
    const place = project(view, [x, y, z]);
    return place === undefined ? undefined : scene.pick(place.x, place.y);
  };
  const lonely = lonelyRow(positions);
  const picks = {
    before,
    object: pickAt(OBJECT.position ?? []),
    sun: pickAt([0, 0, 0]),
    swarm: pickAt([...positions.subarray(3 * lonely, 3 * lonely + 3)]),
    swarmRow: { kind: 'swarm', row: lonely } as const,
    nothing: scene.pick(-100, -100),
  };
  scene.destroy();
  return picks;
}

/**
 * The exported picture: its type, its size, how much it shows, and how much ink of names and scale bar lies below the watermark and above
 * it.
 */
export async function sceneExport() {
  const { scene, overlay } = new Trial();
  scene.paint(INPUTS);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const blob = await scene.exportImage(INPUTS, {
    type: 'image/png',
    decoration: decorationWith({
      negative: false,
      boxes: [],
      attribution: 'A long attribution, under which the scale bar would lie',
      year: 2026,
      colours: { surface: [0, 0, 0], border: [0, 0, 0], text: [0, 1, 0], muted: [0, 1, 0] },
    }),
  });
  const inkAt = (top: number, height: number) =>
    overlay
      .getContext('2d')
      ?.getImageData(100, top, 200, height)
      .data.filter((value, at) => at % 4 === 3 && value > 0).length;
  const ink = { belowMark: inkAt(SIZE.height - 44, 44), above: inkAt(SIZE.height - 74, 30) };
  scene.destroy();
  const image = await createImageBitmap(blob);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
  const bright = pixels.filter((value, at) => at % 4 === 0 && value > 150).length;
  return {
    type: blob.type,
    size: [image.width, image.height],
    ink,
    green: pixels.filter((value, at) => at % 4 === 1 && value > 200 && pixels[at - 1] < 100).length,
    bright,
  };
}

/** Share of the picture that the horizontal plane covers, seen from just above it, half downwards. */
export function shareOfPlane(): number {
  const { canvas, scene } = new Trial();
  const camera = cameraAt([0.7, 0.3, 0.02], [0.69, 0.3, 0.01], DEFAULT_FIELD_OF_VIEW);
  scene.paint({ ...emptyInputs(camera), look: { ...BARE_LOOK, background: [0, 0, 0], plane: true } });
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d');
  context?.drawImage(canvas, 0, 0);
  const pixels = context?.getImageData(0, 0, SIZE.width, SIZE.height).data ?? new Uint8ClampedArray();
  scene.destroy();
  return pixels.filter((value, at) => at % 4 === 2 && value > 0).length / (SIZE.width * SIZE.height);
}

/** Brightness of the middle of a globe of rock, 0 to 255: by day, by night, and evenly lit. */
export function lightOfGlobe(): { day: number; night: number; even: number } {
  const { canvas, scene } = new Trial();
  const { positions: vertices, faces } = unitSphere(24, 12);
  const shapes = new Map([['globe', { vertices, faces }]]);
  const from = (side: 1 | -1, lightEffect: boolean) => {
    const camera = cameraAt([1 + side * 0.02, 0, 0], [1, 0, 0], DEFAULT_FIELD_OF_VIEW);
    scene.paint({
      ...emptyInputs(camera),
      look: { ...BARE_LOOK, background: [0, 0, 0], lightEffect },
      shapes,
      objects: [GLOBE],
    });
    const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d');
    context?.drawImage(canvas, 0, 0);
    return context?.getImageData(SIZE.width / 2, SIZE.height / 2, 1, 1).data[0] ?? 0;
  };
  const light = { day: from(-1, true), night: from(1, true), even: from(1, false) };
  scene.destroy();
  return light;
}

/** The row farthest north, which has no neighbours. */
function lonelyRow(positions: Float64Array): number {
  const heights = Array.from({ length: COUNT }, (_, row) => positions[3 * row + 2]);
  return heights.indexOf(Math.max(...heights));
}

function countListeners(target: EventTarget): () => number {
  const listeners = new Set<unknown>();
  const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
  target.addEventListener = (type: string, listener: EventListener) => {
    listeners.add(listener);
    add(type, listener);
  };
  target.removeEventListener = (type: string, listener: EventListener) => {
    listeners.delete(listener);
    remove(type, listener);
  };
  return () => listeners.size;
}
