/** The lower triangle of a symmetric matrix, row by row. @param matrix square, row-major. */
export function lowerTriangle(matrix: Float64Array): number[] {
  const size = Math.sqrt(matrix.length);
  const triangle: number[] = [];
  for (let row = 0; row < size; row++) {
    for (let k = 0; k <= row; k++) triangle.push(matrix[row * size + k]);
  }
  return triangle;
}

function symmetricMatrix(triangle: ArrayLike<number>, size: number): Float64Array {
  const matrix = new Float64Array(size * size);
  let next = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++, next++) {
      matrix[row * size + column] = triangle[next];
      matrix[column * size + row] = triangle[next];
    }
  }
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
