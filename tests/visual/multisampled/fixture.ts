import { createOrbitsScene } from '#render/scenes/orbits-scene.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { orbitsByLot, swarmOf } from '../../render/lab/test-orbits.ts';
import { PICTURE, type SceneFixture } from '../fixture.ts';
import { placeOn, planetLine, STAGE_DAY, stageBodies } from '../stage/solar-system.ts';
import { BARE_LOOK, cameraAt, countdown } from '../stage/stage.ts';

const COUNT = 4000;

/** A multisampled picture: Saturn with smooth limb and rings, in front of most of the swarm and of orbits. */
export const fixture: SceneFixture = {
  async draw(canvas, overlay) {
    const maps = countdown(2);
    const scene = createOrbitsScene(canvas, overlay, {
      antialias: true,
      assets: { textureUrl: texturePath, deepSkyUrl: '', starsUrl: '' },
      onChange: maps.one,
    });
    scene.resize(PICTURE, 1);
    scene.setLook(BARE_LOOK);
    scene.setOrbits(['mars', 'jupiter', 'saturn'].map(planetLine));
    scene.setSwarm(swarmOf(orbitsByLot(COUNT, 3, 0.95)));
    scene.setSwarmLook({ colours: [[1, 0.6, 0.2]], groupOf: new Uint8Array(COUNT), size: 4 });
    const frame = {
      day: STAGE_DAY,
      offset: 0,
      camera: cameraAt(placeOn(planetLine('saturn')), 72, 12, 2.5e-3),
      bodies: stageBodies(),
      objects: [],
    };
    scene.paint(frame);
    await maps.all;
    scene.paint(frame);
  },
};
