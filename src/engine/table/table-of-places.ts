import type { OrbitTable } from './orbit-table.ts';

/** Rows whose polynomial gives velocity and acceleration at one of them. */
const ROWS = 7;

/**
 * A table from places alone: velocities and accelerations are those of the polynomial through the seven rows around each,
 * or through all where there are fewer.
 *
 * @param offsets days from `day`, rising, at least two. @param positions x y z of each row.
 * @throws {RangeError} for fewer rows.
 *
 * Accuracy: that of interpolation through the rows, by a polynomial of the sixth degree.
 * Source: Fornberg (1988), Math. Comp. 51, 699, the weights of derivatives on arbitrarily spaced grids.
 */
export function tableOfPlaces(day: number, offsets: Float64Array, positions: Float64Array): OrbitTable {
  const rows = offsets.length;
  if (rows < 2) throw new RangeError(`a table needs two rows, got ${rows}`);
  const velocities = new Float64Array(3 * rows);
  const accelerations = new Float64Array(3 * rows);
  const size = Math.min(ROWS, rows);
  for (let row = 0; row < rows; row++) {
    const first = Math.min(Math.max(row - (size >> 1), 0), rows - size);
    const { once, twice } = derivativeWeights(offsets.subarray(first, first + size), offsets[row]);
    for (let k = 0; k < size; k++) {
      for (let axis = 0; axis < 3; axis++) {
        const place = positions[3 * (first + k) + axis];
        velocities[3 * row + axis] += once[k] * place;
        accelerations[3 * row + axis] += twice[k] * place;
      }
    }
  }
  return { day, offsets, positions, velocities, accelerations };
}

/** Weights of the values at some instants in the first and the second derivative at one of them. */
function derivativeWeights(
  instants: Float64Array,
  at: number,
): { readonly once: Float64Array; readonly twice: Float64Array } {
  const value = new Float64Array(instants.length);
  const once = new Float64Array(instants.length);
  const twice = new Float64Array(instants.length);
  value[0] = 1;
  let before = 1; // product of the distances of the last instant from those before it
  for (let k = 1; k < instants.length; k++) {
    const toLast = instants[k - 1] - at;
    const toThis = instants[k] - at;
    let product = 1;
    for (let j = 0; j < k; j++) product *= instants[k] - instants[j];
    const scale = before / product;
    twice[k] = scale * (2 * once[k - 1] - toLast * twice[k - 1]);
    once[k] = scale * (value[k - 1] - toLast * once[k - 1]);
    value[k] = -scale * toLast * value[k - 1];
    for (let j = 0; j < k; j++) {
      const gap = instants[k] - instants[j];
      twice[j] = (toThis * twice[j] - 2 * once[j]) / gap;
      once[j] = (toThis * once[j] - value[j]) / gap;
      value[j] = (toThis * value[j]) / gap;
    }
    before = product;
  }
  return { once, twice };
}
