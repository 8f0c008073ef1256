/** Place of sample k of n in a segment, as a fraction of its length: the roots of T_n from left to right. */
export function sampleFraction(k: number, n: number): number {
  return 0.5 * (1 - Math.cos((Math.PI * (k + 0.5)) / n));
}

/**
 * Row j, column k (n by n): what sample k adds to coefficient j of T_j.
 *
 * Source: discrete orthogonality at the roots, Press et al. (2007), Numerical Recipes, eq. 5.8.7.
 */
export function samplesToCoefficients(n: number): Float64Array {
  const matrix = new Float64Array(n * n);
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < n; k++) {
      const angle = Math.PI - (Math.PI * (k + 0.5)) / n;
      matrix[n * j + k] = (Math.cos(j * angle) * (j === 0 ? 1 : 2)) / n;
    }
  }
  return matrix;
}

/** Row i, column j (n by n, exact): the coefficient of u^i in T_j(u). */
export function chebyshevToPowers(n: number): Float64Array {
  const matrix = new Float64Array(n * n);
  matrix[0] = 1;
  if (n > 1) matrix[n + 1] = 1;
  for (let j = 2; j < n; j++) {
    for (let i = 0; i <= j; i++) {
      const raised = i > 0 ? 2 * matrix[n * (i - 1) + j - 1] : 0;
      matrix[n * i + j] = raised - matrix[n * i + j - 2];
    }
  }
  return matrix;
}

/**
 * Sum of c_j T_j(u) by Clenshaw's recurrence.
 *
 * @param coefficients  holds c_0 … c_(n-1) from index `at` on.
 * @param u  place in the segment, -1 to 1.
 */
export function chebyshevSum(coefficients: Float64Array, at: number, n: number, u: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let j = n - 1; j > 0; j--) {
    const b0 = 2 * u * b1 - b2 + coefficients[at + j];
    b2 = b1;
    b1 = b0;
  }
  return u * b1 - b2 + coefficients[at];
}
