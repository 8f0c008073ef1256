import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { Line2 } from 'three/addons/lines/Line2.js';
import { LineGeometry } from 'three/addons/lines/LineGeometry.js';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { DEGREE } from '#engine/constants.ts';
import { cameraAt } from '#render/cameras/move-camera.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { createContext } from '#render/context/create-context.ts';
import { orbitsCode } from '#render/context/generated/orbits.js';
import { multisampledContext } from '#render/context/multisampled-context.ts';
import { createViewScope } from '#render/layers/layer.ts';
import { ellipseSteps, ribbonCorners } from '#render/layers/orbit-steps.ts';
import { createEllipseLines } from '#render/painters/ellipse-lines.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import type { OrbitLine } from '#render/picture/orbit-line.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { createTextureStore } from '#render/textures/texture-store.ts';
import { EPOCH_DAY, randomOrbits, swarmOf } from '../../render/lab/test-orbits.ts';
import { BARE_LOOK, emptyInputs } from '../../visual/stage/stage.ts';
import { type Drawer, type FrameTimes, medians, SIZE } from './measure.ts';

const COUNT = 200;
const EYE = [0, -6, 3] as const;
const FIELD_OF_VIEW_DEG = 50;
const CAMERA = cameraAt(EYE, [0, 0, 0], FIELD_OF_VIEW_DEG * DEGREE);

/** Thickness setting of a line of 2 px. */
const TWO_PX = 16 / 3;

/** The same lines, ours and theirs. */
type LineTimes = Record<'ours' | 'line2', FrameTimes>;

/** Share of the picture that lines have to cover to count as drawn. */
const LEAST_COVERED = 0.1;

/** 200 whole orbits as lines of 2 px with the same number of segments, antialiasing off in both and on in both. */
export function linePeers(): Record<'plain' | 'smooth', LineTimes> & { readonly segments: number } {
  const lines = orbitLines();
  return {
    plain: lineTimes(lines, false),
    smooth: lineTimes(lines, true),
    segments: segmentAnomalies().length - 1,
  };
}

function lineTimes(lines: readonly EllipseLine[], antialias: boolean): LineTimes {
  const drawers = [ribbons(lines, antialias), line2s(lines, antialias)];
  for (const drawer of drawers) checkDrawn(drawer);
  const [ours, line2] = medians(drawers, 7, 4);
  return { ours, line2 };
}

/** @throws {Error} when too little is to be seen. */
function checkDrawn({ gl, draw }: Drawer): void {
  const pixels = new Uint8Array(4 * SIZE.width * SIZE.height);
  draw(0);
  gl.readPixels(0, 0, SIZE.width, SIZE.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  const covered = pixels.filter((value, at) => at % 4 === 2 && value > 0).length / (pixels.length / 4);
  if (covered < LEAST_COVERED) throw new Error(`lines cover ${covered} of the picture`);
}

function orbitLines(): readonly EllipseLine[] {
  const swarm = swarmOf(randomOrbits(COUNT, 13, 0.89));
  return Array.from({ length: COUNT }, (_, row) => ({
    id: String(row),
    group: 'object',
    colour: [0.4, 0.7, 1],
    faded: false,
    path: {
      kind: 'ellipse',
      alongP: vectorAt(swarm.alongP, row),
      alongQ: vectorAt(swarm.alongQ, row),
      eccentricity: swarm.eccentricity[row],
      meanMotion: swarm.meanMotion[row],
      meanAnomaly: swarm.meanAnomaly[row],
      day: EPOCH_DAY,
    },
  }));
}

type EllipseLine = OrbitLine & { readonly path: { readonly kind: 'ellipse' } };

function vectorAt(columns: Float32Array, row: number): readonly [number, number, number] {
  return [columns[3 * row], columns[3 * row + 1], columns[3 * row + 2]];
}

function nothing(): void {}

function ribbons(lines: readonly OrbitLine[], antialias: boolean): Drawer {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const { regl, gl, multisampling } = createContext(canvas, {
    code: orbitsCode,
    multisample: antialias ? multisampledContext : undefined,
  });
  const inView = createViewScope(regl);
  const textures = createTextureStore(regl, { textureUrl: texturePath, onChange: nothing });
  const ellipses = createEllipseLines({ regl, multisampling, inView, textures, onChange: nothing });
  const inputs = {
    ...emptyInputs(CAMERA),
    orbits: lines,
    look: { ...BARE_LOOK, lines: { object: { shown: true, thickness: TWO_PX } } },
  };
  return {
    gl,
    draw(offset) {
      const instant = { day: EPOCH_DAY, offset };
      const picture = { ...inputs, instant, view: viewOf(CAMERA, SIZE), pixelRatio: 1, cover: UNCOVERED };
      regl.poll();
      multisampling?.begin();
      regl.clear({ color: [0, 0, 0, 1], depth: 1 });
      inView(picture, () => ellipses.paint?.(picture, 'thin'));
      multisampling?.resolve();
    },
  };
}

function line2s(lines: readonly EllipseLine[], antialias: boolean): Drawer {
  const renderer = new WebGLRenderer({ antialias });
  renderer.setSize(SIZE.width, SIZE.height);
  const scene = new Scene();
  const material = new LineMaterial({ color: 0x66b2ff, linewidth: 2 });
  material.resolution.set(SIZE.width, SIZE.height);
  for (const { path } of lines) {
    const geometry = new LineGeometry();
    geometry.setPositions(segmentAnomalies().flatMap((anomaly) => pointOn(path, anomaly)));
    scene.add(new Line2(geometry, material));
  }
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, SIZE.width / SIZE.height, 0.01, 1000);
  camera.up.set(0, 0, 1);
  camera.position.set(...EYE);
  camera.lookAt(0, 0, 0);
  return {
    gl: renderer.getContext(),
    draw: () => renderer.render(scene, camera),
  };
}

/** Floats of the two corners at one place of a ribbon; the third is the anomaly. */
const CORNER_PAIR_FLOATS = 8;

/** Eccentric anomalies of the corners of our ribbons, one of each pair. */
function segmentAnomalies(): readonly number[] {
  return Array.from(ribbonCorners(ellipseSteps(0.5)).filter((_, index) => index % CORNER_PAIR_FLOATS === 2));
}

function pointOn({ alongP, alongQ, eccentricity }: EllipseLine['path'], anomaly: number): readonly number[] {
  const [x, y] = [Math.cos(anomaly) - eccentricity, Math.sin(anomaly)];
  return [0, 1, 2].map((axis) => x * alongP[axis] + y * alongQ[axis]);
}
