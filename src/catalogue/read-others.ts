import { itemAt, numberAt, vectorAt } from '#engine/numbers-in.ts';
import { defined } from './defined.ts';
import { FLAG, OTHERS, type OthersName } from './layout.ts';
import { databaseOf, forceOf, numberIfAny } from './make-body.ts';
import type { OtherOrbit } from './other-orbit.ts';
import {
  isoFromMjd,
  unpackedElements,
  covarianceOfTriangle,
  firstAt,
  rowOf,
  type SparseSection,
} from './packed-values.ts';
import type { Source } from './source.ts';

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
    const at = entry * OTHERS.orbit;
    const [source, uncertainty, flags] = vectorAt(values, at);
    const [epoch, perihelionDistance, eccentricity] = vectorAt(values, at + 3);
    const [inclination, node, argumentOfPerihelion] = vectorAt(values, at + 6);
    const phase = numberAt(values, at + 9);
    const conic = {
      epoch,
      perihelionDistance,
      eccentricity,
      inclination,
      node,
      argumentOfPerihelion,
      phase,
    };
    const force = rowOf(sections.force, OTHERS.force, entry);
    orbits.push(
      defined({
        elements: unpackedElements(conic, (flags & FLAG.meanAnomaly) !== 0),
        nonGravitational: force && forceOf(force, numberIfAny(numberAt(force, 8))),
        covariance: covarianceOf(sections, entry),
        uncertainty: numberIfAny(uncertainty),
        ...observedOf(rowOf(sections.observed, OTHERS.observed, entry)),
        solution: solutions[entry] === '' ? undefined : solutions[entry],
        database: databaseOf(flags),
        source: itemAt(sources, source),
      }),
    );
  }
  return orbits;
}

function observedOf(row: Float64Array | undefined): Pick<OtherOrbit, 'arcDays' | 'lastObservation'> {
  if (row === undefined) return {};
  const [arcDays, mjd] = [numberIfAny(numberAt(row, 0)), numberIfAny(numberAt(row, 1))];
  return defined({ arcDays, lastObservation: mjd === undefined ? undefined : isoFromMjd(mjd) });
}

function covarianceOf(
  { covariance, parameterCovariance }: OtherSections['sections'],
  entry: number,
): Float64Array | undefined {
  const state = rowOf(covariance, OTHERS.covariance, entry);
  const parameters = rowOf(parameterCovariance, OTHERS.parameterCovariance, entry);
  return state && covarianceOfTriangle(state, parameters);
}
