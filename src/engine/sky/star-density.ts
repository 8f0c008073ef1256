import { DEGREE } from '../constants.ts';
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

/** Below this galactic latitude the model, without dust, diverges: nearer to the plane its value there is used. */
const LEAST_SINE = Math.sin(20 * DEGREE);

/**
 * Stars per square degree by the analytic fit to the Bahcall-Soneira model of the Galaxy (disc and spheroid), for how they
 * change with longitude; nearer to the plane, where it knows no dust, that of 20 deg of latitude.
 *
 * @param depthV limiting V magnitude, 5 to 30
 * @returns a function of the components of a galactic unit vector towards the centre and the north pole
 * @see Bahcall & Soneira (1980), ApJS 44, 73, appendix B, integrated counts; 15 % of the full model
 */
function bahcallSoneira(depthV: number): (x: number, z: number) => number {
  const disc = (925 * 10 ** (0.035 * (depthV - 15.75))) / (1 + 10 ** (-0.132 * (depthV - 15.75))) ** 3;
  const spheroid = (1050 * 10 ** (0.087 * (depthV - 17.5))) / (1 + 10 ** (-0.18 * (depthV - 17.5))) ** 2.5;
  const between = Math.min(Math.max(depthV, 12), 20) - 12;
  const mu = depthV >= 20 ? 0.09 : 0.03 + 0.0075 * between;
  const power = 3 - 5 * (0.36 - 0.04 * between);
  return (x, z) => {
    const sine = Math.max(Math.abs(z), LEAST_SINE);
    const towardsCentre = Math.abs(z) < LEAST_SINE ? x * limitedCosine(z) : x;
    const discCount = disc / (sine - mu * towardsCentre) ** power;
    return discCount + spheroid / (1 - towardsCentre) ** (1.45 - 0.2 * towardsCentre);
  };
}

/** Shrinks cos b to that of the latitude that is used. */
function limitedCosine(z: number): number {
  return Math.sqrt((1 - LEAST_SINE * LEAST_SINE) / (1 - z * z));
}

/** Depth to which surveys of near-Earth objects see stars, V magnitude. */
const SURVEY_DEPTH_V = 22;

let map: OnSky | undefined;

/** {@link starDensity} to V 22; the map is made when it is first needed. */
export const starsToSurveyDepth: OnSky = (x, y, z) => {
  map ??= starDensity(SURVEY_DEPTH_V);
  return map(x, y, z);
};
