import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { elementsOfRow, ellipseAt, semiMajorAxis } from '#contract/nov/swarm-elements.ts';
import type { SwarmColumns } from '#engine/swarm/swarm-columns.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import { orbitalAxes } from '#engine/orbit/orbital-axes.ts';

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
export function swarmRows(file: SwarmFile, solvedApart: number): SwarmRows {
  const { day, count, open } = file;
  const total = count + open.length;
  const alongP = new Float32Array(3 * total);
  const alongQ = new Float32Array(3 * total);
  const eccentricity = new Float64Array(total);
  const meanMotion = new Float64Array(total);
  const meanAnomaly = new Float64Array(total);
  const others: { row: number; orbit: Orbit }[] = [];
  for (let row = 0; row < count; row++) {
    const ellipse = ellipseAt(file, row);
    const e = ellipse.eccentricity;
    eccentricity[row] = e;
    meanMotion[row] = ellipse.meanMotion;
    meanAnomaly[row] = ellipse.meanAnomaly;
    if (e >= solvedApart) {
      others.push({ row, orbit: elementsToOrbit(elementsOfRow(file, row)) });
      continue;
    }
    const a = semiMajorAxis(ellipse.meanMotion);
    const b = a * Math.sqrt(1 - e * e);
    const { p, q } = orbitalAxes(ellipse.inclination, ellipse.node, ellipse.argumentOfPerihelion);
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
