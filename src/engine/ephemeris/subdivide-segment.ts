import { sampleFraction, samplesToCoefficients } from './chebyshev.ts';

/** Orders that a long segment may have. */
export const MOST_LONG_ORDERS = 64;

const COLUMNS = MOST_LONG_ORDERS;

/**
 * Matrix that converts the coefficients of a long Chebyshev segment to those of one of its parts.
 *
 * @param parts how many equal parts the segment is cut into.
 * @param part which of them, from 0.
 * @param orders of the part's own series.
 * @returns row i ({@link COLUMNS} wide), column j: what one unit of the long c_j adds to the short c_i.
 *
 * Source: interpolation at the roots of T_orders, as {@link samplesToCoefficients}; the values of T_j by recurrence.
 */
function matrixOf(parts: number, part: number, orders: number): Float64Array {
  const key = parts * COLUMNS + orders;
  const known = matrices.get(key) ?? [];
  matrices.set(key, known);
  known[part] ??= makeMatrix(parts, part, orders);
  return known[part];
}

const matrices = new Map<number, Float64Array[]>();

function makeMatrix(parts: number, part: number, orders: number): Float64Array {
  const values = new Float64Array(orders * COLUMNS); // of T_j at each sample
  for (let k = 0; k < orders; k++) {
    const u = (2 * (part + sampleFraction(k, orders))) / parts - 1;
    const row = k * COLUMNS;
    values[row] = 1;
    values[row + 1] = u;
    for (let j = 2; j < COLUMNS; j++) values[row + j] = 2 * u * values[row + j - 1] - values[row + j - 2];
  }
  const fit = samplesToCoefficients(orders);
  const matrix = new Float64Array(orders * COLUMNS);
  for (let i = 0; i < orders; i++) {
    for (let k = 0; k < orders; k++) {
      for (let j = i; j < COLUMNS; j++) {
        matrix[i * COLUMNS + j] += fit[orders * i + k] * values[k * COLUMNS + j];
      }
    }
  }
  return matrix;
}

/**
 * Adds a part of a long segment, as an independent series, to `out`: x then y then z, `orders` of each.
 *
 * @param long coefficients of the segment in the same order.
 * @param factor that the motion is multiplied by.
 * @param orders of the part's series, enough to follow the motion.
 */
export function addSubsegment(
  long: Float64Array,
  parts: number,
  part: number,
  factor: number,
  out: Float64Array,
  orders: number,
): void {
  const matrix = matrixOf(parts, part, orders);
  const longOrders = long.length / 3;
  for (let i = 0; i < orders; i++) {
    let x = 0;
    let y = 0;
    let z = 0;
    for (let j = i, p = i, m = i * COLUMNS + i; j < longOrders; j++, p++, m++) {
      x += matrix[m] * long[p];
      y += matrix[m] * long[p + longOrders];
      z += matrix[m] * long[p + 2 * longOrders];
    }
    out[i] += factor * x;
    out[i + orders] += factor * y;
    out[i + 2 * orders] += factor * z;
  }
}
