import type { NonGravitational } from '#engine/orbit/orbit.ts';
import { defined } from './defined.ts';
import { FLAG, OTHERS, type OthersName } from './layout.ts';
import { databaseOf } from './make-body.ts';
import type { OtherOrbit } from './other-orbit.ts';
import { isoFromMjd } from './observation-date.ts';
import { unpackedElements } from './phase.ts';
import type { Source } from './source.ts';
import { firstAt, rowOf, type SparseSection } from './sparse-section.ts';
import { covarianceOfTriangle } from './triangle.ts';

/** The opened sections of other orbits. */
export type OtherSections = {
  readonly sections: Readonly<Record<OthersName, SparseSection>>;
  /** A line of text for each entry of the first section. */
  readonly solutions: readonly string[];
};

/** The other orbits of a body, newest first. @param index its row. */
export function otherOrbitsOf(
  { sections, solutions }: OtherSections,
  sources: readonly Source[],
  index: number,
): readonly OtherOrbit[] {
  const { rows, values } = sections.orbit;
  const orbits: OtherOrbit[] = [];
  for (let entry = firstAt(sections.orbit, index); rows[entry] === index; entry++) {
    const [source, uncertainty, flags, epoch, q, e, inclination, node, argument, phase] = values.subarray(
      entry * OTHERS.orbit,
    );
    const conic = {
      epoch,
      perihelionDistance: q,
      eccentricity: e,
      inclination,
      node,
      argumentOfPerihelion: argument,
      phase,
    };
    orbits.push(
      defined({
        elements: unpackedElements(conic, (flags & FLAG.meanAnomaly) !== 0),
        nonGravitational: forceOf(rowOf(sections.force, OTHERS.force, entry)),
        covariance: covarianceOf(sections, entry),
        uncertainty: Number.isNaN(uncertainty) ? undefined : uncertainty,
        ...observedOf(rowOf(sections.observed, OTHERS.observed, entry)),
        solution: solutions[entry] === '' ? undefined : solutions[entry],
        database: databaseOf(flags),
        source: sources[source],
      }),
    );
  }
  return orbits;
}

function forceOf(row: Float64Array | undefined): NonGravitational | undefined {
  if (row === undefined) return undefined;
  const [a1, a2, a3, alpha, r0, m, n, k, delay] = row;
  return defined({ a1, a2, a3, alpha, r0, m, n, k, delay: Number.isNaN(delay) ? undefined : delay });
}

function observedOf(row: Float64Array | undefined): Pick<OtherOrbit, 'arcDays' | 'lastObservation'> {
  if (row === undefined) return {};
  const [arcDays, mjd] = row;
  return defined({
    arcDays: Number.isNaN(arcDays) ? undefined : arcDays,
    lastObservation: Number.isNaN(mjd) ? undefined : isoFromMjd(mjd),
  });
}

function covarianceOf(
  { covariance, parameterCovariance }: OtherSections['sections'],
  entry: number,
): Float64Array | undefined {
  const state = rowOf(covariance, OTHERS.covariance, entry);
  const parameters = rowOf(parameterCovariance, OTHERS.parameterCovariance, entry);
  return state && covarianceOfTriangle(state, parameters);
}
