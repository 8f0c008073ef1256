import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { TURN } from '#engine/constants.ts';
import type { SwarmColumns } from '#engine/swarm/swarm-columns.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import { orbitalAxes } from '#engine/orbit/orbital-axes.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

/** A fraction of a turn in 2^-32, rad. */
const PART = TURN / 2 ** 32;

/**
 * A swarm as it is drawn, one row per object, ellipses first, then open orbits. Of the rows solved on the CPU, those in
 * `others`, only the eccentricity is filled in.
 */
export type SwarmRows = SwarmColumns & {
  readonly others: readonly { readonly row: number; readonly orbit: Orbit }[];
};

/**
 * Converts a swarm from its transfer format to rows for drawing.
 *
 * @param solvedApart ellipses of this eccentricity or more are among the `others`, like open orbits.
 */
export function swarmRows({ day, count, columns, open }: SwarmFile, solvedApart: number): SwarmRows {
  const total = count + open.length;
  const alongP = new Float32Array(3 * total);
  const alongQ = new Float32Array(3 * total);
  const eccentricity = new Float64Array(total);
  const meanMotion = new Float64Array(total);
  const meanAnomaly = new Float64Array(total);
  const others: { row: number; orbit: Orbit }[] = [];
  for (let row = 0; row < count; row++) {
    const e = columns.eccentricity[row] / 2 ** 32;
    eccentricity[row] = e;
    meanMotion[row] = columns.meanMotion[row];
    meanAnomaly[row] = columns.meanAnomaly[row] * PART;
    if (e >= solvedApart) {
      others.push({ row, orbit: elementsToOrbit(ellipseAt({ day, columns }, row)) });
      continue;
    }
    const a = semiMajorAxis(meanMotion[row]);
    const b = a * Math.sqrt(1 - e * e);
    const { p, q } = orbitalAxes(
      columns.inclination[row] * PART,
      columns.node[row] * PART,
      columns.argumentOfPerihelion[row] * PART,
    );
    alongP.set(
      icrfToEcliptic(p).map((c) => a * c),
      3 * row,
    );
    alongQ.set(
      icrfToEcliptic(q).map((c) => b * c),
      3 * row,
    );
  }
  open.forEach(({ elements }, place) => {
    eccentricity[count + place] = elements.eccentricity;
    others.push({ row: count + place, orbit: elementsToOrbit(elements) });
  });
  return { count: total, alongP, alongQ, eccentricity, meanMotion, meanAnomaly, day, others };
}

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

/** Kepler's third law. */
function semiMajorAxis(meanMotion: number): number {
  return Math.cbrt(SUN_GM / (meanMotion * meanMotion));
}
