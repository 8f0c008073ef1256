import { DEGREE } from '#engine/constants.ts';
import { GALACTIC, rotate } from '#engine/earth/frames.ts';
import { itemAt, numberAt, vectorAt } from '#engine/numbers-in.ts';
import {
  cellOf,
  GRID_CELLS,
  GRID_COLUMNS,
  GRID_ROWS,
  middleOf,
  SKY_SQUARE_DEGREES,
} from '#engine/sky/sky-grid.ts';
import { healpixCellOf, healpixCells } from './healpix.ts';
import type { IndexedStars } from './tycho-index.ts';

/** Stars brighter than this VT magnitude are counted. */
export const LIMIT_VT = 11;

/** Growth of counts at the limit, decades per magnitude; all of Tycho-2 and UCAC4: 383 000 to V 10, 1 048 000 to V 11. */
const GROWTH = 0.437;

/** Width of the smoothing, rad: counts become good to 4 % in the Milky Way and 8 % at the poles. */
const SMOOTHING = 1.2 * DEGREE;

/** Distance beyond which stars do not count, rad. */
const REACH = 5 * SMOOTHING;

/** Results of the counting. */
export type StarCounts = {
  /** Stars per square degree brighter than {@link LIMIT_VT}, per cell of the galactic grid, smoothed. */
  readonly perSquareDegree: Float64Array;
  /** Stars brighter than the limit: in the index, and with those that it leaves out. */
  readonly listed: number;
  readonly estimated: number;
  /** Cells of the index that are full, and those of them that are full before the limit. */
  readonly fullCells: number;
  readonly thinnedCells: number;
};

/** Counts the stars of an index on the galactic grid, with those that it leaves out where they are crowded. */
export function countStars(stars: IndexedStars): StarCounts {
  const cells = indexCells(stars);
  const { weights, fullCells, thinnedCells } = weigh(stars, cells);
  const counts = new Float64Array(GRID_CELLS);
  const galactic = new Float64Array(3);
  let [listed, estimated] = [0, 0];
  cells.forEach((cell, star) => {
    if (numberAt(stars.magnitudes, star) >= LIMIT_VT) return;
    rotate(GALACTIC, stars.directions.subarray(3 * star, 3 * star + 3), galactic);
    const place = cellOf(...vectorAt(galactic));
    const weight = numberAt(weights, cell);
    counts[place] = numberAt(counts, place) + weight;
    listed++;
    estimated += weight;
  });
  const area = SKY_SQUARE_DEGREES / GRID_CELLS;
  return {
    perSquareDegree: smoothedCounts(counts.map((count) => count / area)),
    listed,
    estimated,
    fullCells,
    thinnedCells,
  };
}

function indexCells({ directions, sides }: IndexedStars): Int32Array {
  return Int32Array.from({ length: directions.length / 3 }, (_, star) =>
    healpixCellOf(sides, ...vectorAt(directions, 3 * star)),
  );
}

/**
 * How many stars every listed one of a cell counts for: one, but in cells that are full before the limit. There all but the
 * faintest are a fair count to its magnitude, which grows on from there.
 */
function weigh({ magnitudes, sides, mostPerCell }: IndexedStars, cells: Int32Array) {
  const counts = new Uint8Array(healpixCells(sides));
  const faintest = new Float32Array(counts.length).fill(Number.NEGATIVE_INFINITY);
  cells.forEach((cell, star) => {
    counts[cell] = numberAt(counts, cell) + 1;
    faintest[cell] = Math.max(numberAt(faintest, cell), numberAt(magnitudes, star));
  });
  let [fullCells, thinnedCells] = [0, 0];
  const weights = Float64Array.from(counts, (count, cell) => {
    if (count < mostPerCell) return 1;
    fullCells++;
    const limit = numberAt(faintest, cell);
    if (limit >= LIMIT_VT) return 1;
    thinnedCells++;
    return ((count - 1) / count) * 10 ** (GROWTH * (LIMIT_VT - limit));
  });
  return { weights, fullCells, thinnedCells };
}

/** Mean around every cell, weighted by a Gaussian of the distance. */
function smoothedCounts(values: Float64Array): Float64Array {
  const middles = Array.from(values, (_, cell) => middleOf(cell));
  return Float64Array.from(middles, ([x, y, z]) => {
    let [sum, weight] = [0, 0];
    const end = firstCellNorthOf(Math.asin(z) + REACH);
    for (let other = firstCellNorthOf(Math.asin(z) - REACH); other < end; other++) {
      const [u, v, w] = itemAt(middles, other);
      const share = Math.exp((x * u + y * v + z * w - 1) / (SMOOTHING * SMOOTHING));
      sum += share * numberAt(values, other);
      weight += share;
    }
    return sum / weight;
  });
}

/** The first cell of the first row that lies wholly north of a latitude, rad; one past the last where none does. */
function firstCellNorthOf(latitude: number): number {
  const z = latitude >= Math.PI / 2 ? 1 : Math.sin(Math.max(latitude, -Math.PI / 2));
  return Math.ceil(((z + 1) / 2) * GRID_ROWS) * GRID_COLUMNS;
}
