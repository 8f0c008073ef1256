import { J2000 } from '#engine/constants.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import type { SwarmData } from '#render/layers/swarm-data.ts';
import { swarmOfOrbits } from './swarm-of-orbits.ts';

/** An orbit by numbers that travel between a test and its page: au and rad, epoch {@link EPOCH_DAY}. */
export type TestOrbit = {
  readonly perihelionDistance: number;
  readonly eccentricity: number;
  readonly inclination: number;
  readonly node: number;
  readonly argumentOfPerihelion: number;
  readonly meanAnomaly: number;
};

/** Julian date TDB of the elements of every test orbit. */
export const EPOCH_DAY = J2000;

/** The orbit for the engine. */
export function orbitOf(elements: TestOrbit): Orbit {
  return elementsToOrbit({ ...elements, epoch: { scale: 'TDB', day: EPOCH_DAY, offset: 0 } });
}

/** Test orbits as a swarm. */
export function swarmOf(orbits: readonly TestOrbit[]): SwarmData {
  return swarmOfOrbits(orbits.map(orbitOf), EPOCH_DAY);
}

/**
 * Random orbits, the same for the same seed: perihelia from 0.05 to 1.3 au, eccentricities evenly below `largest`.
 */
export function randomOrbits(count: number, seed: number, largest: number): TestOrbit[] {
  const next = lot(seed);
  return Array.from({ length: count }, () => ({
    perihelionDistance: 0.05 + 1.25 * next(),
    eccentricity: largest * next(),
    inclination: 0.6 * next(),
    node: 2 * Math.PI * next(),
    argumentOfPerihelion: 2 * Math.PI * next(),
    meanAnomaly: 2 * Math.PI * next(),
  }));
}

/** Numbers in [0, 1), the same for the same seed. Source: Park & Miller (1988), Comm. ACM 31, 1192. */
function lot(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
