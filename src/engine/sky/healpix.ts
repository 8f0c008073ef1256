import type { Vector3 } from '../orbit/ecliptic.ts';

/** Rings, in sides of a base cell from the north pole, of the southern corner of each of the twelve base cells. */
const SOUTH_CORNER_RING = [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4];

/** Longitude of the middle of each base cell, eighths of a turn. */
const MIDDLE_EIGHTHS = [1, 3, 5, 7, 0, 2, 4, 6, 1, 3, 5, 7];

/** Side of a cell of order 0 as that of a square of the same area, rad. */
export const HEALPIX_BASE_SIDE = Math.sqrt(Math.PI / 3);

/** No point of a cell is farther from its middle than this over 2^order, rad: 0.84 in base cells, more in the caps of later orders. */
export const HEALPIX_BASE_REACH = 1.15;

/**
 * The direction of a place in a HEALPix cell, in the nested numbering.
 *
 * @param x, y place in the cell, 0 to 1: from its southern corner towards the eastern one and towards the western one.
 * @returns a unit vector on the axes of the division.
 * @see Górski et al. (2005), ApJ 622, 759, section 4.1 and 4.3
 */
export function healpixDirection(order: number, cell: number, x: number, y: number): Vector3 {
  const sides = 2 ** order;
  const face = Math.floor(cell / (sides * sides));
  const [column, row] = placeInFace(cell % (sides * sides));
  const [alongX, alongY] = [(column + x) / sides, (row + y) / sides];
  const ring = SOUTH_CORNER_RING[face] - alongX - alongY;
  /* How far from the pole a cap's ring is; beyond the caps all rings are as wide. */
  const width = Math.min(ring, 4 - ring, 1);
  const squared = (width * width) / 3;
  const z = width < 1 ? Math.sign(2 - ring) * (1 - squared) : ((2 - ring) * 2) / 3;
  const across = width < 1 ? Math.sqrt(squared * (2 - squared)) : Math.sqrt(1 - z * z);
  const eighths = width > 0 ? MIDDLE_EIGHTHS[face] + (alongX - alongY) / width : 0;
  const longitude = (eighths * Math.PI) / 4;
  return [across * Math.cos(longitude), across * Math.sin(longitude), z];
}

/** Column and row of a cell in its base cell: its even bits and its odd ones. By arithmetic, as the numbers outgrow 32 bits. */
export function placeInFace(cell: number): readonly [column: number, row: number] {
  let [column, row] = [0, 0];
  for (let rest = cell, bit = 1; rest > 0; rest = Math.floor(rest / 4), bit *= 2) {
    column += bit * (rest % 2);
    row += bit * (Math.floor(rest / 2) % 2);
  }
  return [column, row];
}
