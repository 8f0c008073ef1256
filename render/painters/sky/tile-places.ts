import { GALACTIC, rotateBack } from '#engine/earth/frames.ts';
import { healpixDirection, placeInFace } from '#engine/sky/healpix.ts';
import { ALL_SKY, type Survey } from '../../picture/sky/survey.ts';

/** Directions of the corners of a tile's parts, ICRF, x y z, line by line of `parts` + 1. */
export function tileCorners(
  frame: Survey['frame'],
  order: number,
  cell: number,
  parts: number,
): Float64Array {
  const corners = new Float64Array(3 * (parts + 1) ** 2);
  let at = 0;
  for (let row = 0; row <= parts; row++) {
    for (let column = 0; column <= parts; column++, at += 3) {
      const direction = healpixDirection(order, cell, row / parts, column / parts);
      if (frame === 'galactic') rotateBack(GALACTIC, direction, corners.subarray(at, at + 3));
      else corners.set(direction, at);
    }
  }
  return corners;
}

/** The part of a picture that shows a tile: where it begins from the left and from the top, and its side on both, 0 to 1. */
export type TileWindow = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * A tile in the picture of one that holds it, this many orders above. In a tile the southern corner is at the upper left, the eastern one
 * at the lower left and the western one at the upper right.
 */
export function windowInAncestor(cell: number, ordersAbove: number): TileWindow {
  const side = 1 / 2 ** ordersAbove;
  const [east, west] = placeInFace(cell % 4 ** ordersAbove);
  return { left: west * side, top: east * side, width: side, height: side };
}

/** Place of a tile of the first order in the picture that holds all of them, half a pixel short of its neighbours. */
export function windowInAllSky(cell: number): TileWindow {
  const { columns, lines, tileWidth } = ALL_SKY;
  const short = 0.5 / tileWidth;
  return {
    left: ((cell % columns) + short) / columns,
    top: (Math.floor(cell / columns) + short) / lines,
    width: (1 - 2 * short) / columns,
    height: (1 - 2 * short) / lines,
  };
}
