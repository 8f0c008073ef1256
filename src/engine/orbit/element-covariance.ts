import { numberAt } from '../numbers-in.ts';
import type { Elements } from './elements.ts';
import { elementsToOrbit } from './elements-to-state.ts';

/** Elements of an orbit, and numbers of its state. */
const SIZE = 6;
/** A1, A2, A3 and DT. */
const PARAMETERS = 4;
const FULL_SIZE = SIZE + PARAMETERS;

/** A solved-for parameter of the non-gravitational force: which of A1, A2, A3, DT it is, and au/d² or d per its unit. */
export type SolvedParameter = { readonly place: 0 | 1 | 2 | 3; readonly unit: number };

/** Elements of any form with their covariance, as a service prints them. */
export type ElementCovariance = {
  /** Six numbers in the order of the covariance. */
  readonly values: readonly number[];
  /** Step of the differences for each: balance of rounding and curvature, good to 1e-9 of a derivative. */
  readonly steps: readonly number[];
  readonly elementsOf: (values: readonly number[]) => Elements;
  /** Square matrix of the elements, then of the parameters. */
  readonly matrix: readonly (readonly number[])[];
  readonly parameters: readonly SolvedParameter[];
};

/**
 * Covariance at the epoch of the elements: row-major, of the heliocentric state (ICRF, au and au/d; 36 numbers), or where
 * parameters were solved for of the state, A1, A2, A3 and DT (100 numbers); what `covariance` of an `Orbit` is.
 *
 * @throws {RangeError} when the matrix has not a row for each element and parameter, or a variance is not positive
 */
export function stateCovariance(printed: ElementCovariance): Float64Array {
  const { matrix, parameters } = printed;
  const solved = SIZE + parameters.length;
  if (matrix.length !== solved || matrix.some((row) => row.length !== solved)) {
    throw new RangeError(`covariance of ${solved} parameters has ${matrix.length} rows`);
  }
  matrix.forEach((row, k) => {
    if (!(numberAt(row, k) > 0)) throw new RangeError(`variance of element ${k + 1} is not positive`);
  });
  const size = parameters.length === 0 ? SIZE : FULL_SIZE;
  const jacobian = jacobianOf(printed, size);
  const covariance = new Float64Array(size * size);
  jacobian.forEach((derivatives, row) => {
    const carried = matrix.map((line) => dot(line, derivatives));
    jacobian.slice(0, row + 1).forEach((others, column) => {
      const value = dot(carried, others);
      covariance[size * row + column] = value;
      covariance[size * column + row] = value;
    });
  });
  return covariance;
}

/** Rows of state and parameters, columns of what was solved for. */
function jacobianOf({ values, steps, elementsOf, parameters }: ElementCovariance, size: number): number[][] {
  const columns = values.map((value, column) => {
    const step = numberAt(steps, column);
    const above = stateOf(elementsOf(values.with(column, value + step)));
    const below = stateOf(elementsOf(values.with(column, value - step)));
    return above.map((part, row) => (part - numberAt(below, row)) / (2 * step));
  });
  return Array.from({ length: size }, (_, row) => [
    ...columns.map((derivatives) => (row < SIZE ? numberAt(derivatives, row) : 0)),
    ...parameters.map(({ place, unit }) => (row === SIZE + place ? unit : 0)),
  ]);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, k) => sum + value * numberAt(b, k), 0);
}

function stateOf(elements: Elements): readonly number[] {
  const { position, velocity } = elementsToOrbit(elements);
  return [...position, ...velocity];
}
