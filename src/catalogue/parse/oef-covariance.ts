import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { type OefKind, oefElements } from './oef.ts';
import { RowError } from './rows.ts';

const SIZE = 6;
/** Steps of the differences, in the units of OrbFit: balance of rounding and curvature, good to 1e-9 of a derivative. */
const STEP_LINEAR = 1e-5;
const STEP_DEG = 1e-4;
const FIRST_ANGLE = { KEP: 2, EQU: 5 } as const;

/**
 * Covariance of the heliocentric state (ICRF, au and au/d, 36 numbers, row-major) from that of OrbFit elements.
 *
 * @param packed upper triangle by rows, `dimension` ≥ 6 parameters; those beyond the six elements are left out, which
 *   is to marginalise over them
 * @throws {RowError} when the number of values is not that of the dimension, or a variance is not positive
 */
export function stateCovariance(
  kind: OefKind,
  values: readonly number[],
  mjdTt: number,
  packed: readonly number[],
  dimension: number,
): Float64Array {
  const expected = (dimension * (dimension + 1)) / 2;
  if (dimension < SIZE || packed.length !== expected) {
    throw new RowError(`covariance of ${dimension} parameters has ${packed.length} values, not ${expected}`);
  }
  const covariance = elementCovariance(packed, dimension);
  const jacobian = stateByElements(kind, values, mjdTt);
  return sandwich(jacobian, covariance);
}

function elementCovariance(packed: readonly number[], dimension: number): Float64Array {
  const full = new Float64Array(SIZE * SIZE);
  let next = 0;
  for (let row = 0; row < SIZE; row++) {
    for (let column = row; column < dimension; column++, next++) {
      if (column >= SIZE) continue;
      full[row * SIZE + column] = packed[next];
      full[column * SIZE + row] = packed[next];
    }
    if (!(full[row * SIZE + row] > 0)) throw new RowError(`variance of element ${row + 1} is not positive`);
  }
  return full;
}

/** Derivatives of the state by the elements, by central differences: column k is ∂state/∂element k. */
function stateByElements(kind: OefKind, values: readonly number[], mjdTt: number): Float64Array {
  const jacobian = new Float64Array(SIZE * SIZE);
  for (let column = 0; column < SIZE; column++) {
    const step = column >= FIRST_ANGLE[kind] ? STEP_DEG : STEP_LINEAR;
    const above = stateOf(kind, values.with(column, values[column] + step), mjdTt);
    const below = stateOf(kind, values.with(column, values[column] - step), mjdTt);
    for (let row = 0; row < SIZE; row++)
      jacobian[row * SIZE + column] = (above[row] - below[row]) / (2 * step);
  }
  return jacobian;
}

function stateOf(kind: OefKind, values: readonly number[], mjdTt: number): readonly number[] {
  const { position, velocity } = elementsToOrbit(oefElements(kind, values, mjdTt));
  return [...position, ...velocity];
}

/** J C Jᵀ. */
function sandwich(jacobian: Float64Array, covariance: Float64Array): Float64Array {
  return timesTransposed(timesTransposed(jacobian, covariance), jacobian);
}

/** A Bᵀ of two 6×6 matrices, row-major. */
function timesTransposed(a: Float64Array, b: Float64Array): Float64Array {
  const product = new Float64Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      let sum = 0;
      for (let k = 0; k < SIZE; k++) sum += a[row * SIZE + k] * b[column * SIZE + k];
      product[row * SIZE + column] = sum;
    }
  }
  return product;
}
