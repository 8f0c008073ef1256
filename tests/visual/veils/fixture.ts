import { detectionPolar } from '#engine/synodic/detection-polar.ts';
import { elongationCone } from '#engine/synodic/elongation-cone.ts';
import type { OrbitsInputs } from '#render/scenes/orbits-scene.ts';
import { createStage } from '#render/scenes/stage.ts';
import { type SynodicInputs, synodicPainters } from '#render/scenes/synodic-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { type Cover, UNCOVERED } from '#render/picture/cover.ts';
import type { Veil } from '#render/picture/veil.ts';
import type { LayersFixture } from '../fixture.ts';
import { BARE_LOOK, cameraAt, emptyInputs, SKY_FILES } from '../stage/stage.ts';

const CAMERA = cameraAt([0.6, 0, 0], -70, 35, 5);
const EARTH = [1, 0, 0] as const;

/** The surface of magnitude 21 of an object of H 19, the cone of 30 degrees, and a path through both. */
export const fixture: LayersFixture = veilsUnder(UNCOVERED);

/** The same veils below a cover. */
export function veilsUnder(cover: Cover): LayersFixture {
  return {
    camera: CAMERA,
    background: BARE_LOOK.background,
    prepare(regl, view) {
      const stage = createStage({ regl, multisampling: undefined }, synodicPainters(SKY_FILES), {
        textureUrl: texturePath,
        onChange: () => undefined,
      });
      const inputs: SynodicInputs = {
        ...(emptyInputs(CAMERA) satisfies OrbitsInputs),
        orbits: [path()],
        veils: [cone(), polar()],
        landmarks: [],
      };
      return () => stage.paint({ ...inputs, view, pixelRatio: 1, cover });
    },
  };
}

function polar(): Veil {
  const curves = detectionPolar({ law: 'H-G', h: 19, g: 0.15 }, 21);
  const points = curves.kind === 'joined' ? curves.outer : curves.earth;
  return {
    shape: {
      axis: 'x',
      profile: Float64Array.from(points.flatMap(({ x, across }) => [x - 1, across])),
      shades: Float32Array.from(points, ({ phase }) => (1 + Math.cos(phase)) / 2),
    },
    centre: EARTH,
    colour: [0.37, 0.82, 0.65],
    opacity: 0.85,
  };
}

function cone(): Veil {
  const { height, radius } = elongationCone(30);
  return {
    shape: {
      axis: 'x',
      profile: Float64Array.of(0, 0, -height / 2, radius / 2, -height, radius),
      shades: Float32Array.of(1, 1, 1),
    },
    centre: EARTH,
    colour: [0.85, 0.7, 0.42],
    opacity: 0.5,
  };
}

/** Loops about the Sun, as they are seen from an Earth at rest. */
function path(): SynodicInputs['orbits'][number] {
  const rows = Array.from({ length: 400 }, (_, row) => row);
  const places = rows.flatMap((row) => {
    const [turn, loop] = [row / 60, row / 8];
    const distance = 1 + 0.2 * Math.cos(loop);
    return [distance * Math.cos(turn), distance * Math.sin(turn), 0.1 * Math.sin(loop)];
  });
  return {
    id: 'path',
    path: {
      kind: 'points',
      positions: Float64Array.from(places),
      day: 2_451_545,
      offsets: Float64Array.from(rows),
    },
    group: 'object',
    colour: [0.96, 0.73, 0.3],
    faded: false,
  };
}
