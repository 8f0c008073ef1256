import { TURN } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import type { SwarmFile } from './swarm-bytes.ts';

/** A fraction of a turn in 2^-32, rad. */
export const PART = TURN / 2 ** 32;

/** The elements of a row of a swarm at the common day, used when the object is picked. */
export function elementsOfRow(swarm: SwarmFile, row: number): Elements {
  const open = swarm.open[row - swarm.count];
  if (open !== undefined) return open.elements;
  if (!(Number.isInteger(row) && row >= 0 && row < swarm.count)) {
    throw new RangeError(`a swarm of ${swarm.count + swarm.open.length} objects has no row ${row}`);
  }
  return ellipseAt(swarm, row);
}

function ellipseAt({ day, columns }: Pick<SwarmFile, 'day' | 'columns'>, row: number): Elements {
  const e = columns.eccentricity[row] / 2 ** 32;
  return {
    epoch: { scale: 'TDB', day, offset: 0 },
    perihelionDistance: semiMajorAxis(columns.meanMotion[row]) * (1 - e),
    eccentricity: e,
    inclination: columns.inclination[row] * PART,
    node: columns.node[row] * PART,
    argumentOfPerihelion: columns.argumentOfPerihelion[row] * PART,
    meanAnomaly: columns.meanAnomaly[row] * PART,
  };
}

/** Kepler's third law, au. @param meanMotion rad/d. */
export function semiMajorAxis(meanMotion: number): number {
  return Math.cbrt(SUN_GM / (meanMotion * meanMotion));
}
