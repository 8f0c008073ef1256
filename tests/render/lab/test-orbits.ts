import { J2000 } from '#engine/constants.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { createSwarm } from '#engine/swarm/swarm.ts';
import { SWARM_ECCENTRICITY, type SwarmData } from '#render/layers/swarm-data.ts';

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
  const next = createRandom(seed);
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
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Orbits made ready for drawing: two-body motion from their osculating states. About 1 µs per orbit.
 *
 * @param day Julian date TDB near which the swarm is mostly seen.
 * @throws {RangeError} naming the place of an orbit whose state is not finite or at the Sun.
 */
function swarmOfOrbits(orbits: readonly Orbit[], day: number): SwarmData {
  const swarm = createSwarm(orbits, 'ecliptic J2000');
  const { ellipses } = swarm;
  const anomalies = new Float64Array(ellipses.rows.length);
  swarm.meanAnomalies(day, 0, anomalies);
  const data = roomFor(orbits.length);
  const otherRows = [...swarm.openRows];
  ellipses.rows.forEach((row, at) => {
    if (ellipses.eccentricity[at] >= SWARM_ECCENTRICITY) {
      otherRows.push(row);
      return;
    }
    data.alongP.set(ellipses.alongP.subarray(3 * at, 3 * at + 3), 3 * row);
    data.alongQ.set(ellipses.alongQ.subarray(3 * at, 3 * at + 3), 3 * row);
    data.eccentricity[row] = ellipses.eccentricity[at];
    data.meanMotion[row] = ellipses.meanMotion[at];
    data.meanAnomaly[row] = anomalies[at];
  });
  return {
    ...data,
    count: orbits.length,
    day,
    others: createSwarm(
      otherRows.map((row) => orbits[row]),
      'ecliptic J2000',
    ),
    otherRows,
    positions: (at, offset, out) => swarm.positions(at, offset, out),
  };
}

/** Columns of circles at rest at the Sun. */
function roomFor(count: number) {
  return {
    alongP: new Float32Array(3 * count),
    alongQ: new Float32Array(3 * count),
    eccentricity: new Float64Array(count),
    meanMotion: new Float64Array(count),
    meanAnomaly: new Float64Array(count),
  };
}
