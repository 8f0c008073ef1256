import { multisampledContext } from '#render/context/multisampled-context.ts';
import { createScene } from '#render/scenes/create-scene.ts';
import { orbitsPainters } from '#render/scenes/orbits-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { randomOrbits, swarmOf } from '../../render/lab/test-orbits.ts';
import { PICTURE, type SceneFixture } from '../fixture.ts';
import { placeOn, planetLine, stageBodies } from '../stage/solar-system.ts';
import { cameraAt, countdown, emptyInputs, SKY_FILES } from '../stage/stage.ts';

const COUNT = 4000;

/** A multisampled picture: Saturn with smooth limb and rings, in front of most of the swarm and of orbits. */
export const fixture: SceneFixture = {
  async draw(canvas, overlay) {
    const maps = countdown(2);
    const scene = createScene(canvas, overlay, orbitsPainters(SKY_FILES), {
      multisample: multisampledContext,
      textureUrl: texturePath,
      onChange: maps.one,
    });
    scene.resize(PICTURE, 1);
    const inputs = {
      ...emptyInputs(cameraAt(placeOn(planetLine('saturn')), 72, 12, 2.5e-3)),
      bodies: stageBodies(),
      orbits: ['mars', 'jupiter', 'saturn'].map(planetLine),
      swarm: {
        data: swarmOf(randomOrbits(COUNT, 3, 0.95)),
        look: { colours: [[1, 0.6, 0.2]] as const, groupOf: new Uint8Array(COUNT), size: 4 },
      },
    };
    scene.paint(inputs);
    await maps.all;
    scene.paint(inputs);
  },
};
