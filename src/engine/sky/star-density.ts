import { bahcallSoneira } from './bahcall-soneira.ts';
import { FIRST_DEPTH_V, LAST_DEPTH_V, meanCount } from './counts-by-latitude.ts';
import { BRIGHT_STAR_COUNTS } from './data/bright-star-counts.ts';
import { GRID_CELLS, GRID_COLUMNS, GRID_ROWS, interpolatedMap, middleOf, type OnSky } from './sky-grid.ts';
import { decodeStarCounts } from './star-counts-code.ts';

const ARCMINUTES_PER_DEGREE_SQUARED = 3600;

/**
 * Stars per square arcminute brighter than a magnitude, in a direction given by its galactic unit vector.
 *
 * A model and not a count, of three parts. How many there are at a latitude, mean over longitude, is the table of
 * {@link meanCount}. How they are spread along the latitude is the model of Bahcall & Soneira times the stars brighter than
 * VT 11 that are counted there, over their mean: arms, clouds of stars and clouds of dust. Against counts of Gaia and IPHAS,
 * which reach somewhat fainter red stars, it is 5 % low in the mean of the sky, up to 15 % above 20 deg of latitude and up to
 * a quarter in fields nearer to the Milky Way. A factor of two is possible in dark clouds, and of three in the bulge, where
 * the value is rather too low. The Magellanic Clouds, other galaxies and clusters of stars are not in it.
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
  return interpolatedMap(shape);
}

/** Scales the two rows of every latitude, north and south, to its mean count. */
function setMeans(shape: Float32Array, depthV: number): void {
  for (let south = 0; south < GRID_ROWS / 2; south++) {
    const rows = [south, GRID_ROWS - 1 - south].map((row) =>
      shape.subarray(row * GRID_COLUMNS, (row + 1) * GRID_COLUMNS),
    );
    const sum = rows.reduce((total, row) => total + row.reduce((part, count) => part + count, 0), 0);
    const [, , z] = middleOf(south * GRID_COLUMNS);
    const wanted = meanCount(Math.asin(z), depthV) / ARCMINUTES_PER_DEGREE_SQUARED;
    const scale = (wanted * 2 * GRID_COLUMNS) / sum;
    for (const row of rows) row.forEach((count, column) => (row[column] = count * scale));
  }
}
