import { numberAt } from '#engine/numbers-in.ts';
import type { SolvedParameter } from '#engine/orbit/element-covariance.ts';
import { RADIATION_PRESSURE, YARKOVSKY_UNIT } from './non-gravitational-units.ts';
import { type OefKind, oefElements } from './oef.ts';
import { RowError } from './rows.ts';
import { stateCovariance } from './state-covariance.ts';

const SIZE = 6;
const STEP_LINEAR = 1e-5;
const STEP_DEG = 1e-4;
const FIRST_ANGLE = { KEP: 2, EQU: 5 } as const;

/** Meaning of the numbers in an LSP line: area-to-mass ratio, Yarkovsky parameter. */
const SOLVED: readonly SolvedParameter[] = [
  { place: 0, unit: RADIATION_PRESSURE },
  { place: 1, unit: YARKOVSKY_UNIT },
];

/**
 * Covariance of the state, and of the parameters solved for, from that of OrbFit elements; shape as of `stateCovariance`.
 *
 * @param packed upper triangle by rows of the elements and the parameters solved for
 * @param solved numbers of those parameters, as in the LSP line: 1 area to mass, 2 Yarkovsky
 * @throws {RowError} when the number of values is not that of the parameters, or a variance is not positive
 */
export function oefCovariance(
  kind: OefKind,
  values: readonly number[],
  mjdTt: number,
  packed: readonly number[],
  solved: readonly number[],
): Float64Array {
  const dimension = SIZE + solved.length;
  const expected = (dimension * (dimension + 1)) / 2;
  if (packed.length !== expected) {
    throw new RowError(`covariance of ${dimension} parameters has ${packed.length} values, not ${expected}`);
  }
  return stateCovariance({
    values,
    steps: values.map((_, k) => (k >= FIRST_ANGLE[kind] ? STEP_DEG : STEP_LINEAR)),
    elementsOf: (changed) => oefElements(kind, changed, mjdTt),
    matrix: fullMatrix(packed, dimension),
    parameters: solved.map(parameterOf),
  });
}

function parameterOf(number: number): SolvedParameter {
  const parameter = SOLVED[number - 1];
  if (parameter === undefined) throw new RowError(`solved-for parameter ${number} is not known`);
  return parameter;
}

function fullMatrix(packed: readonly number[], dimension: number): number[][] {
  const place = (row: number, column: number) => (row * (2 * dimension - row - 1)) / 2 + column;
  return Array.from({ length: dimension }, (_, row) =>
    Array.from({ length: dimension }, (_value, column) =>
      numberAt(packed, place(Math.min(row, column), Math.max(row, column))),
    ),
  );
}
