import { HIDDEN } from '#engine/swarm/swarm-columns.ts';
import { DEFAULT_FIELD_OF_VIEW } from '#render/cameras/orbit-camera.ts';
import { createSwarmBuffers } from '#render/layers/swarm-buffers.ts';
import { createSwarmPoints } from '#render/layers/swarm.ts';
import type { Colour } from '#render/picture/colour.ts';
import { randomOrbits, swarmOf } from '../../render/lab/test-orbits.ts';
import type { LayersFixture } from '../fixture.ts';

const COUNT = 2000;
const COLOURS: readonly Colour[] = [
  [1, 0.5, 0.2],
  [0.3, 0.7, 1],
  [0.5, 1, 0.4],
];

/** Two thousand objects in three colours, every fourth of them hidden, half a year from the instant of their elements. */
export const fixture: LayersFixture = {
  camera: {
    target: [0, 0, 0],
    azimuth: -1,
    elevation: 0.5,
    distance: 6,
    fieldOfView: DEFAULT_FIELD_OF_VIEW,
  },
  prepare(regl) {
    const data = swarmOf(randomOrbits(COUNT, 3, 0.98));
    const swarm = createSwarmBuffers(regl, data);
    const groupOf = Uint8Array.from({ length: COUNT }, (_, row) => (row % 4 === 3 ? HIDDEN : row % 4));
    swarm.applyLook({ colours: COLOURS, groupOf, size: 4 });
    const points = createSwarmPoints(regl);
    const elapsed = swarm.moveTo(data.day, 180);
    return () => points({ swarm, elapsed, size: 4 });
  },
};
