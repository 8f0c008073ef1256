/**
 * Fraction of a number's variance below which the part that is independent of the others counts as rounding.
 */
const ROUNDING = 1e-14;

/**
 * Lower triangle L with L Lᵀ = C of a symmetric matrix that is positive or has directions of no variance.
 *
 * @param matrix C, `size` x `size`, row-major.
 * @returns L, `size` x `size`, row-major; the column of a direction without independent variance is zero.
 *
 * Source: Press et al. (2007), section 2.9, on the matrix scaled to correlations.
 */
export function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  const scale = Float64Array.from({ length: size }, (_, k) => Math.sqrt(Math.max(matrix[k * size + k], 0)));
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      const unit = scale[row] * scale[column];
      let rest = unit === 0 ? 0 : matrix[row * size + column] / unit;
      for (let k = 0; k < column; k++) rest -= lower[row * size + k] * lower[column * size + k];
      if (row === column) lower[row * size + row] = rest > ROUNDING ? Math.sqrt(rest) : 0;
      else if (lower[column * size + column] > 0)
        lower[row * size + column] = rest / lower[column * size + column];
    }
  }
  for (let row = 0; row < size; row++) {
    for (let k = 0; k <= row; k++) lower[row * size + k] *= scale[row];
  }
  return lower;
}
