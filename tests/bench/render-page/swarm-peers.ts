import { Ephem, KeplerParticles, Simulation } from 'spacekit.js';
import { DEGREE } from '#engine/constants.ts';
import { cameraAt } from '#render/cameras/move-camera.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { createContext } from '#render/context/create-context.ts';
import { orbitsCode } from '#render/context/generated/orbits.js';
import { multisampledContext } from '#render/context/multisampled-context.ts';
import { createViewScope } from '#render/layers/layer.ts';
import { createSwarmBuffers } from '#render/layers/swarm-buffers.ts';
import { createSwarmPoints } from '#render/layers/swarm.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { EPOCH_DAY, randomOrbits, swarmOf, type TestOrbit } from '../../render/lab/test-orbits.ts';
import { type Drawer, type FrameTimes, medians, SIZE } from './measure.ts';

/** Camera of spacekit.js as it comes. */
const CAMERA = cameraAt([0, -10, 5], [0, 0, 0], 50 * DEGREE);
const DAYS_PER_FRAME = 1;
const POINT_PX = 3;

/** Frames after which a page plays as it goes on to. */
const SETTLED = 100;

/** Frames of 50 ms. */
const LONGEST_WAIT = 200;

/** The same orbits as points of 3 px, all moving a day per frame: ours with and without antialiasing, and theirs. */
export async function swarmPeers(
  count: number,
): Promise<Record<'smooth' | 'plain' | 'spacekit', FrameTimes>> {
  const orbits = randomOrbits(count, 12, 0.9);
  const drawers = [ours(orbits, true), ours(orbits, false), spacekit(orbits)];
  for (const drawer of drawers) await drawn(drawer);
  const [smooth, plain, theirs] = medians(drawers, 5, 8, SETTLED);
  return { smooth, plain, spacekit: theirs };
}

function ours(orbits: readonly TestOrbit[], antialias: boolean): Drawer {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  document.body.append(canvas);
  const { regl, gl, multisampling } = createContext(canvas, {
    code: orbitsCode,
    multisample: antialias ? multisampledContext : undefined,
  });
  const swarm = createSwarmBuffers(regl, swarmOf(orbits));
  swarm.applyLook({ colours: [[1, 1, 1]], groupOf: new Uint8Array(orbits.length), size: POINT_PX });
  const drawPoints = createSwarmPoints(regl);
  const inView = createViewScope(regl);
  const view = viewOf(CAMERA, SIZE);
  return {
    gl,
    draw(frame) {
      regl.poll();
      multisampling?.begin();
      regl.clear({ color: [0, 0, 0, 1], depth: 1 });
      const elapsed = swarm.moveTo(EPOCH_DAY, frame * DAYS_PER_FRAME);
      inView({ view, pixelRatio: 1, space: HELIOCENTRIC }, () => {
        if (multisampling !== undefined) {
          multisampling.resolve();
          regl.clear({ depth: 1 });
        }
        drawPoints({ swarm, elapsed, size: POINT_PX });
      });
    },
  };
}

function spacekit(orbits: readonly TestOrbit[]): Drawer {
  const host = document.createElement('div');
  host.style.width = `${SIZE.width}px`;
  host.style.height = `${SIZE.height}px`;
  document.body.append(host);
  const simulation = withoutAnimation(
    () =>
      new Simulation(host as unknown as HTMLCanvasElement, {
        basePath: '/spacekit',
        jd: EPOCH_DAY,
        jdDelta: DAYS_PER_FRAME,
      }),
  );
  const particles = new KeplerParticles(
    {
      textureUrl: '{{assets}}/sprites/smallparticle.png',
      basePath: '/spacekit',
      jd: EPOCH_DAY,
      maxNumParticles: orbits.length,
    },
    simulation,
  );
  for (const orbit of orbits) particles.addParticle(ephemOf(orbit), { particleSize: POINT_PX });
  const canvas = host.querySelector('canvas');
  const gl = canvas?.getContext('webgl');
  if (gl === null || gl === undefined) throw new Error('spacekit.js drew nothing');
  const { animate } = simulation as unknown as { readonly animate: () => void };
  return {
    gl,
    draw() {
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT); // it leaves that to the browser, which does it once a picture
      withoutAnimation(animate);
    },
  };
}

/** Draws until there is something to see: the points of spacekit.js need a picture that has to come first. */
async function drawn({ gl, draw }: Drawer): Promise<void> {
  const pixels = new Uint8Array(4 * SIZE.width * SIZE.height);
  for (let frame = 0; !pixels.some((value, at) => at % 4 === 0 && value > 100); frame++) {
    if (frame === LONGEST_WAIT) throw new Error('a drawer draws nothing');
    await new Promise((resolve) => setTimeout(resolve, 50));
    draw(frame);
    gl.readPixels(0, 0, SIZE.width, SIZE.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  }
}

function ephemOf(orbit: TestOrbit): Ephem {
  return new Ephem(
    {
      a: orbit.perihelionDistance / (1 - orbit.eccentricity),
      e: orbit.eccentricity,
      i: orbit.inclination,
      om: orbit.node,
      w: orbit.argumentOfPerihelion,
      ma: orbit.meanAnomaly,
      epoch: EPOCH_DAY,
    },
    'rad',
  );
}

/** Runs something that would go on by itself, so that it does not. */
function withoutAnimation<T>(run: () => T): T {
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = () => 0;
  try {
    return run();
  } finally {
    window.requestAnimationFrame = request;
  }
}
