/**
 * Covariance of a state at another instant: Φ C Φᵀ.
 *
 * @param covariance C at the epoch, 36 numbers, row-major; x y z vx vy vz, ICRF, au and au/d.
 * @param transition Φ, the state-transition matrix from the epoch to the instant, 36 numbers, row-major.
 * @param mapped written and returned; a new matrix when absent.
 * @returns covariance at the instant, 36 numbers, row-major, exactly symmetric.
 * @throws {RangeError} when a matrix does not have 36 finite numbers.
 *
 * Accuracy: linear; it fails where a deep flyby bends the uncertainty region.
 * Source: Milani & Gronchi (2010), Theory of Orbit Determination, section 5.6.
 */
export function mapCovariance(
  covariance: Float64Array,
  transition: Float64Array,
  mapped: Float64Array = new Float64Array(36),
): Float64Array {
  checkMatrix('covariance', covariance);
  checkMatrix('transition matrix', transition);
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += transition[6 * row + k] * covariance[6 * k + column];
      carried[6 * row + column] = sum;
    }
  }
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += carried[6 * row + k] * transition[6 * column + k];
      mapped[6 * row + column] = sum;
      mapped[6 * column + row] = sum;
    }
  }
  return mapped;
}

/** Φ C of the call at work, kept to spare an allocation for every row of a table. */
const carried = new Float64Array(36);

/** The part of a state covariance that belongs to the position: 9 numbers, row-major, au². */
export function positionCovariance(covariance: Float64Array): Float64Array {
  checkMatrix('covariance', covariance);
  const position = new Float64Array(9);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) position[3 * row + column] = covariance[6 * row + column];
  }
  return position;
}

function checkMatrix(name: string, matrix: Float64Array): void {
  if (matrix.length !== 36) throw new RangeError(`${name} must have 36 numbers, got ${matrix.length}`);
  for (let k = 0; k < 36; k++) {
    if (!Number.isFinite(matrix[k])) throw new RangeError(`${name} must be finite, got ${matrix[k]}`);
  }
}
