import { SWARM_MARKS } from '#render/layers/swarm-data.ts';
import { orbitsPainters } from '#render/scenes/orbits-scene.ts';
import { createStage } from '#render/scenes/stage.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { randomOrbits, swarmOf } from '../../render/lab/test-orbits.ts';
import type { LayersFixture } from '../fixture.ts';
import { BARE_LOOK, cameraAt, emptyInputs, SKY_FILES } from '../stage/stage.ts';

const COUNT = 140;
const CAMERA = cameraAt([0, 0, 0], -60, 30, 6);

/** In red light every group of a swarm has its mark, all of them in one colour. */
export const fixture: LayersFixture = {
  camera: CAMERA,
  background: BARE_LOOK.background,
  prepare(regl, view) {
    const stage = createStage({ regl, multisampling: undefined }, orbitsPainters(SKY_FILES), {
      textureUrl: texturePath,
      onChange: () => undefined,
    });
    const data = swarmOf(randomOrbits(COUNT, 3, 0.98));
    const look = {
      colours: SWARM_MARKS.map(() => [1, 0.5, 0.2] as const),
      marks: SWARM_MARKS,
      groupOf: Uint8Array.from({ length: COUNT }, (_, row) => row % SWARM_MARKS.length),
      size: 4,
    };
    const inputs = { ...emptyInputs(CAMERA), instant: { day: data.day, offset: 0 }, swarm: { data, look } };
    return () => stage.paint({ ...inputs, view, pixelRatio: 1, cover: { boxes: [], isRed: true } });
  },
};
