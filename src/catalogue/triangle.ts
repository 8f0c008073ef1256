/** The lower triangle of a symmetric matrix, row by row. @param matrix square, row-major. */
export function lowerTriangle(matrix: Float64Array): number[] {
  const size = Math.sqrt(matrix.length);
  const triangle: number[] = [];
  for (let row = 0; row < size; row++) triangle.push(...matrix.subarray(row * size, row * size + row + 1));
  return triangle;
}

function symmetricMatrix(triangle: Iterable<number>, size: number): Float64Array {
  const matrix = new Float64Array(size * size);
  let [row, column] = [0, 0];
  for (const value of triangle) {
    matrix[row * size + column] = value;
    matrix[column * size + row] = value;
    if (column < row) column++;
    else [row, column] = [row + 1, 0];
  }
  if (row !== size || column !== 0) throw new RangeError(`a triangle that is none of a matrix of ${size}`);
  return matrix;
}

/** A covariance of a state, or of one with parameters of its force, by rows of its lower triangle. */
export function covarianceOfTriangle(
  state: Float64Array,
  parameters: Float64Array | undefined,
): Float64Array {
  return parameters === undefined
    ? symmetricMatrix(state, 6)
    : symmetricMatrix([...state, ...parameters], 10);
}
