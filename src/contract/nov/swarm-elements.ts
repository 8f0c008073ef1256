import { TURN } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import type { SwarmFile } from './swarm-bytes.ts';

/** A fraction of a turn in 2^-32, rad. */
const PART = TURN / 2 ** 32;

/** The elements of a row of a swarm at the common day, used when the object is picked. */
export function elementsOfRow(swarm: SwarmFile, row: number): Elements {
  const open = swarm.open[row - swarm.count];
  if (open !== undefined) return open.elements;
  if (!(Number.isInteger(row) && row >= 0 && row < swarm.count)) {
    throw new RangeError(`a swarm of ${swarm.count + swarm.open.length} objects has no row ${row}`);
  }
  const { meanMotion, eccentricity, ...angles } = ellipseAt(swarm, row);
  return {
    epoch: { scale: 'TDB', day: swarm.day, offset: 0 },
    perihelionDistance: semiMajorAxis(meanMotion) * (1 - eccentricity),
    eccentricity,
    ...angles,
  };
}

/** An ellipse by its columns: mean motion, rad/d, and angles, rad. @throws {RangeError} for a row of another kind, or none. */
export function ellipseAt({ columns }: Pick<SwarmFile, 'columns'>, row: number) {
  const [meanMotion, eccentricity] = [columns.meanMotion[row], columns.eccentricity[row]];
  const [inclination, node] = [columns.inclination[row], columns.node[row]];
  const [argumentOfPerihelion, meanAnomaly] = [columns.argumentOfPerihelion[row], columns.meanAnomaly[row]];
  if (
    meanMotion === undefined ||
    eccentricity === undefined ||
    inclination === undefined ||
    node === undefined ||
    argumentOfPerihelion === undefined ||
    meanAnomaly === undefined
  ) {
    throw new RangeError(`a swarm has no ellipse in row ${row}`);
  }
  return {
    meanMotion,
    eccentricity: eccentricity / 2 ** 32,
    inclination: inclination * PART,
    node: node * PART,
    argumentOfPerihelion: argumentOfPerihelion * PART,
    meanAnomaly: meanAnomaly * PART,
  };
}

/** Kepler's third law, au. @param meanMotion rad/d. */
export function semiMajorAxis(meanMotion: number): number {
  return Math.cbrt(SUN_GM / (meanMotion * meanMotion));
}
