import { DEGREE } from '../constants.ts';

/** Galactic latitudes of the table, deg, and the V magnitude of its first column; the next ones follow by one magnitude. */
const LATITUDES_DEG = [0, 5, 10, 20, 30, 60, 90];
export const FIRST_DEPTH_V = 15;
export const LAST_DEPTH_V = 25;

/**
 * Logarithm of the number of stars per square degree brighter than V 15 … 25, mean over longitude, by galactic latitude.
 *
 * Source: Allen's Astrophysical Quantities, 4th ed. (Cox 2000), star counts.
 */
// prettier-ignore
const LOG_COUNTS: readonly (readonly number[])[] = [
  [3.105, 3.485, 3.842, 4.117, 4.474, 4.776, 5.078, 5.342, 5.536, 5.684, 5.813],
  [3.085, 3.460, 3.809, 4.130, 4.428, 4.722, 5.011, 5.262, 5.448, 5.594, 5.722],
  [2.985, 3.331, 3.648, 3.939, 4.210, 4.468, 4.705, 4.903, 5.059, 5.195, 5.319],
  [2.781, 3.089, 3.363, 3.612, 3.845, 4.057, 4.236, 4.382, 4.510, 4.633, 4.749],
  [2.591, 2.875, 3.124, 3.349, 3.559, 3.748, 3.909, 4.046, 4.168, 4.286, 4.393],
  [2.209, 2.458, 2.673, 2.869, 3.052, 3.226, 3.389, 3.538, 3.665, 3.772, 3.863],
  [2.110, 2.347, 2.553, 2.744, 2.924, 3.092, 3.245, 3.382, 3.500, 3.604, 3.695],
];

/**
 * Stars per square degree brighter than a magnitude at a galactic latitude, mean over longitude; its logarithm is linear
 * between the rows and columns of the table.
 *
 * @param latitude rad
 * @param depthV limiting V magnitude, 15 to 25
 */
export function meanCount(latitude: number, depthV: number): number {
  const degrees = Math.abs(latitude) / DEGREE;
  const next = Math.max(
    LATITUDES_DEG.findIndex((row) => row >= degrees),
    1,
  );
  const share = (degrees - LATITUDES_DEG[next - 1]) / (LATITUDES_DEG[next] - LATITUDES_DEG[next - 1]);
  const [lower, upper] = [atDepth(LOG_COUNTS[next - 1], depthV), atDepth(LOG_COUNTS[next], depthV)];
  return 10 ** (lower + share * (upper - lower));
}

function atDepth(row: readonly number[], depthV: number): number {
  const column = Math.min(Math.floor(depthV - FIRST_DEPTH_V), row.length - 2);
  return row[column] + (depthV - FIRST_DEPTH_V - column) * (row[column + 1] - row[column]);
}
