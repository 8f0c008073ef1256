import { createSwarm } from '#engine/swarm/swarm.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { SWARM_ECCENTRICITY, type SwarmData } from '#render/layers/swarm-data.ts';

/**
 * Orbits made ready for drawing: two-body motion from their osculating states. About 1 µs per orbit.
 *
 * @param day Julian date TDB near which the swarm is mostly seen.
 * @throws {RangeError} naming the place of an orbit whose state is not finite or at the Sun.
 */
export function swarmOfOrbits(orbits: readonly Orbit[], day: number): SwarmData {
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
