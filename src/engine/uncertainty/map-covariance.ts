/**
 * Covariance of a state at another instant: Φ C Φᵀ.
 *
 * @param covariance C of what is varied at the epoch, square, row-major: of x y z vx vy vz, ICRF, au and au/d, and of
 *   parameters after them; or of other directions.
 * @param transition Φ from the epoch to the instant, 6 rows, row-major, of as many columns as C has, or of fewer: then the
 *   rest of C is left aside.
 * @param mapped written and returned, 36 numbers; a new matrix when absent.
 * @returns covariance at the instant, 36 numbers, row-major, exactly symmetric.
 * @throws {RangeError} when a matrix has another shape or a number that is not finite.
 *
 * Accuracy: linear; it fails where a deep flyby bends the uncertainty region.
 * Source: Milani & Gronchi (2010), Theory of Orbit Determination, section 5.6.
 */
export function mapCovariance(
  covariance: Float64Array,
  transition: Float64Array,
  mapped: Float64Array = new Float64Array(36),
): Float64Array {
  return mapRows(6, covariance, transition, mapped);
}

/**
 * The part of {@link mapCovariance} that belongs to the position, which is all that the sky shows.
 *
 * @param mapped written and returned, 9 numbers, row-major, au²; a new matrix when absent.
 */
export function mapPositionCovariance(
  covariance: Float64Array,
  transition: Float64Array,
  mapped: Float64Array = new Float64Array(9),
): Float64Array {
  return mapRows(3, covariance, transition, mapped);
}

/** The first rows and columns of Φ C Φᵀ. */
function mapRows(
  rows: number,
  covariance: Float64Array,
  transition: Float64Array,
  mapped: Float64Array,
): Float64Array {
  const size = rowsOfCovariance(covariance, 1);
  const columns = transition.length / 6;
  if (!(Number.isInteger(columns) && columns >= 1 && columns <= size)) {
    throw new RangeError(`transition matrix must have 6 rows of at most ${size}, got ${transition.length}`);
  }
  if (carried.length < columns) carried = new Float64Array(columns);
  let isFinite = true;
  for (let row = 0; row < rows; row++) {
    const ofRow = columns * row;
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let k = 0; k < columns; k++) sum += transition[ofRow + k] * covariance[size * k + column];
      carried[column] = sum;
    }
    for (let column = 0; column <= row; column++) {
      let sum = 0;
      for (let k = 0; k < columns; k++) sum += carried[k] * transition[columns * column + k];
      mapped[rows * row + column] = sum;
      mapped[rows * column + row] = sum;
      isFinite &&= Number.isFinite(sum);
    }
  }
  if (!isFinite) {
    checkFinite('covariance', covariance);
    checkFinite('transition matrix', transition);
  }
  return mapped;
}

/** A row of Φ C, a shared array to spare an allocation for every row of a table. */
let carried = new Float64Array(6);

/**
 * Rows of a covariance.
 *
 * @throws {RangeError} when it is not square or has fewer than `least`.
 */
export function rowsOfCovariance({ length }: Float64Array, least = 6): number {
  const size = Math.sqrt(length);
  if (Number.isInteger(size) && size >= least) return size;
  throw new RangeError(`covariance must be square with at least ${least * least} numbers, got ${length}`);
}

/** The part of a state covariance that belongs to the position: 9 numbers, row-major, au². */
export function positionCovariance(covariance: Float64Array): Float64Array {
  const size = rowsOfCovariance(covariance);
  checkFinite('covariance', covariance);
  const position = new Float64Array(9);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) position[3 * row + column] = covariance[size * row + column];
  }
  return position;
}

function checkFinite(name: string, matrix: Float64Array): void {
  for (const value of matrix) {
    if (!Number.isFinite(value)) throw new RangeError(`${name} must be finite, got ${value}`);
  }
}
