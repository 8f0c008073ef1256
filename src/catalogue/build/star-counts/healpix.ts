import { TURN } from '#engine/constants.ts';

/** Cells of a HEALPix division of the sphere. */
export function healpixCells(sides: number): number {
  return 12 * sides * sides;
}

/**
 * HEALPix cell of a direction, in the numbering by rings.
 *
 * @param sides N_side, any whole number
 * @param x, y, z unit vector
 * @see Górski et al. (2005), ApJ 622, 759, section 4.1
 */
export function healpixCellOf(sides: number, x: number, y: number, z: number): number {
  const turns = Math.atan2(y, x) / TURN;
  const quarters = 4 * (turns < 0 ? turns + 1 : turns);
  return Math.abs(z) <= 2 / 3 ? equatorialCell(sides, z, quarters) : polarCell(sides, z, quarters);
}

function equatorialCell(sides: number, z: number, quarters: number): number {
  const along = sides * (0.5 + quarters);
  const across = sides * z * 0.75;
  const ascending = Math.floor(along - across);
  const descending = Math.floor(along + across);
  const ring = sides + 1 + ascending - descending;
  const shifted = 1 - (ring % 2);
  const place = Math.floor((ascending + descending - sides + shifted + 1) / 2) % (4 * sides);
  return 2 * sides * (sides - 1) + (ring - 1) * 4 * sides + place;
}

function polarCell(sides: number, z: number, quarters: number): number {
  const within = quarters % 1;
  const reach = sides * Math.sqrt(3 * (1 - Math.abs(z)));
  const ring = Math.floor(within * reach) + Math.floor((1 - within) * reach) + 1;
  const place = Math.floor(quarters * ring) % (4 * ring);
  return z > 0 ? 2 * ring * (ring - 1) + place : healpixCells(sides) - 2 * ring * (ring + 1) + place;
}
