import { expect, test } from '@playwright/test';
import { AU_KM } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { createSwarm } from '#engine/swarm/swarm.ts';
import { openLab } from './lab/open-lab.ts';
import { EPOCH_DAY, orbitOf, randomOrbits } from './lab/test-orbits.ts';

const COUNT = 200;

test('a selected object is within 1 km of where the engine has it, seen from up to 0.1 au', async ({
  page,
}) => {
  await openLab(page, 'eval');
  for (const distance of [1e-6, 1e-4, 1e-2, 0.1]) {
    const places = enginePlaces();
    const [x, y, z] = places[0];
    const eye: Vector3 = [x + distance, y - distance / 3, z + distance / 7];
    const near = places.map((place): Vector3 => towards(eye, place, distance));
    const drawn = await page.evaluate(([e, p]) => window.lab.placesFromEye(e, p), [eye, near] as const);
    const errors = near.flatMap((place, row) =>
      place.map((part, axis) => Math.abs(drawn[3 * row + axis] - (part - eye[axis])) * AU_KM),
    );
    expect(Math.max(...errors)).toBeLessThan(1);
  }
});

/** Places of random objects by the engine, au. */
function enginePlaces(): readonly Vector3[] {
  const swarm = createSwarm(randomOrbits(COUNT, 21, 0.9).map(orbitOf), 'ecliptic J2000');
  const out = new Float64Array(3 * COUNT);
  swarm.positions(EPOCH_DAY, 12.345, out);
  return Array.from({ length: COUNT }, (_, row) => [out[3 * row], out[3 * row + 1], out[3 * row + 2]]);
}

/** The point at a distance from the eye in the direction of a place. */
function towards(eye: Vector3, place: Vector3, distance: number): Vector3 {
  const way = place.map((part, axis) => part - eye[axis]);
  const scale = distance / Math.hypot(...way);
  return [eye[0] + scale * way[0], eye[1] + scale * way[1], eye[2] + scale * way[2]];
}
