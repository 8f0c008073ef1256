import { recordOf } from '#engine/typed-record.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { FLAG, OTHERS, OTHERS_NAMES, type OthersName } from './layout.ts';
import type { MergedBody, MergedOrbit } from './merged-body.ts';
import { phaseOf, lowerTriangle, mjdFromIso, type SparseSection } from './packed-values.ts';

/** Sections of the other orbits of bodies, in their order, and their text. */
export function otherSections(bodies: readonly MergedBody[]): {
  readonly sections: readonly SparseSection[];
  readonly entries: Readonly<Record<OthersName, number>>;
  readonly text: Uint8Array;
} {
  const orbits = bodies.flatMap(({ others }, row) => others.map((orbit) => ({ row, orbit })));
  const sections = OTHERS_NAMES.map((name): SparseSection => {
    const numbered = orbits.flatMap(({ row, orbit }, entry) => {
      const numbers = NUMBERS[name](orbit);
      return numbers.length === 0 ? [] : [{ row: name === 'orbit' ? row : entry, numbers }];
    });
    const wrong = numbered.find(({ numbers }) => numbers.length !== OTHERS[name]);
    if (wrong !== undefined)
      throw new RangeError(`${name} has ${wrong.numbers.length} numbers, not ${OTHERS[name]}`);
    return {
      rows: Uint32Array.from(numbered, ({ row }) => row),
      values: Float64Array.from(numbered.flatMap(({ numbers }) => numbers)),
    };
  });
  const lines = orbits.map(({ orbit: { solution = '' } }) => solution.replaceAll('\n', ' '));
  return {
    sections,
    entries: recordOf(OTHERS_NAMES, (_, k) => itemAt(sections, k).rows.length),
    text: new TextEncoder().encode(lines.join('\n')),
  };
}

const NUMBERS: Readonly<Record<OthersName, (orbit: MergedOrbit) => readonly number[]>> = {
  orbit: ({ elements, source, uncertainty = Number.NaN, database }) => [
    source,
    uncertainty,
    (elements.perihelionTime === undefined ? FLAG.meanAnomaly : 0) |
      (database === 'ESA/PDO' ? FLAG.esa : 0) |
      (database === 'NEOCP' ? FLAG.neocp : 0),
    elements.epoch.day + elements.epoch.offset,
    elements.perihelionDistance,
    elements.eccentricity,
    elements.inclination,
    elements.node,
    elements.argumentOfPerihelion,
    phaseOf(elements),
  ],
  force: ({ nonGravitational: f }) =>
    f === undefined ? [] : [f.a1, f.a2, f.a3, f.alpha, f.r0, f.m, f.n, f.k, f.delay ?? Number.NaN],
  covariance: (orbit) => triangleOf(orbit).slice(0, OTHERS.covariance),
  parameterCovariance: (orbit) => triangleOf(orbit).slice(OTHERS.covariance),
  observed: ({ arcDays = Number.NaN, lastObservation }) =>
    Number.isNaN(arcDays) && lastObservation === undefined
      ? []
      : [arcDays, lastObservation === undefined ? Number.NaN : mjdFromIso(lastObservation)],
};

function triangleOf({ covariance }: MergedOrbit): readonly number[] {
  return covariance === undefined ? [] : lowerTriangle(covariance);
}
