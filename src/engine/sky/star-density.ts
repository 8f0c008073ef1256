import { bahcallSoneira } from './bahcall-soneira.ts';
import { bulgeDensity } from './bulge.ts';
import { FIRST_DEPTH_V, LAST_DEPTH_V, meanCount } from './counts-by-latitude.ts';
import { BRIGHT_STAR_COUNTS } from './data/bright-star-counts.ts';
import {
  cellOf,
  GRID_CELLS,
  GRID_COLUMNS,
  GRID_ROWS,
  interpolatedMap,
  middleOf,
  type OnSky,
} from './sky-grid.ts';
import { decodeStarCounts } from './star-counts-code.ts';

const ARCMINUTES_PER_DEGREE_SQUARED = 3600;

/**
 * Stars per square arcminute brighter than a magnitude, in a direction given by its galactic unit vector.
 *
 * A model and not a count, of four parts. How many there are at a latitude, mean over longitude, is the table of
 * {@link meanCount}. How they are spread along the latitude is the model of Bahcall & Soneira times the stars brighter than
 * VT 11 that are counted there, over their mean: arms, clouds of stars and clouds of dust. The bulge, which lies behind all of
 * them, is added (`bulgeDensity`). Against counts of Gaia and IPHAS, which reach somewhat fainter red stars, it is up to 15 %
 * low above 20 deg of latitude, up to a quarter in fields nearer to the Milky Way, and up to a third in the bulge; 7 % high
 * in the mean of the sky, of which Gaia misses stars where they are densest. A factor of two is possible in dark clouds and
 * within 2 deg of the plane. The Magellanic Clouds, other galaxies and clusters of stars are not in it.
 *
 * @param depthV limiting V magnitude, 15 to 25
 * @throws RangeError when the depth lies outside the table
 */
export function starDensity(depthV: number): OnSky {
  if (!(depthV >= FIRST_DEPTH_V && depthV <= LAST_DEPTH_V))
    throw new RangeError(`Depth must be from ${FIRST_DEPTH_V} to ${LAST_DEPTH_V} mag, but is ${depthV}`);
  const shape = decodeStarCounts(BRIGHT_STAR_COUNTS);
  const model = bahcallSoneira(depthV);
  for (let cell = 0; cell < GRID_CELLS; cell++) {
    const [x, , z] = middleOf(cell);
    shape[cell] *= model(x, z);
  }
  setMeans(shape, depthV);
  addBulge(shape, depthV);
  return interpolatedMap(shape);
}

/** Adds the bulge, dimmed where a cloud of dust leaves fewer stars before it than on the other side of the plane. */
function addBulge(shape: Float32Array, depthV: number): void {
  const bulge = bulgeDensity(depthV);
  const before = shape.slice();
  for (let cell = 0; cell < GRID_CELLS; cell++) {
    const [x, y, z] = middleOf(cell);
    const share = Math.min(1, before[cell] / before[cellOf(x, y, -z)]);
    shape[cell] += share * bulge(x, y, z);
  }
}

/** Scales the two rows of every latitude, north and south, to its mean count. */
function setMeans(shape: Float32Array, depthV: number): void {
  for (let south = 0; south < GRID_ROWS / 2; south++) {
    const rows = [south, GRID_ROWS - 1 - south].map((row) =>
      shape.subarray(row * GRID_COLUMNS, (row + 1) * GRID_COLUMNS),
    );
    const sum = rows.reduce((total, row) => total + row.reduce((part, count) => part + count, 0), 0);
    const [, , z] = middleOf(south * GRID_COLUMNS);
    const expected = meanCount(Math.asin(z), depthV) / ARCMINUTES_PER_DEGREE_SQUARED;
    const scale = (expected * 2 * GRID_COLUMNS) / sum;
    for (const row of rows) row.forEach((count, column) => (row[column] = count * scale));
  }
}
