import type { SkyPlaces } from './trail-places.ts';

/** The emphasised point of a path, and the least distance of others from it, CSS px. */
export type Prominent = { readonly row: number; readonly apart: number };

/**
 * Which point of a path is drawn for each, so that symbols do not lie on one another: itself where the last one drawn is some px
 * away, else that one; the prominent one for what is near to it. −1 for what has no place in the picture.
 */
export function thinnedPoints({ xy, placed }: SkyPlaces, apart: number, prominent?: Prominent): Int32Array {
  const drawn = new Int32Array(placed.length);
  const away = (one: number, other: number) =>
    Math.hypot(xy[2 * one] - xy[2 * other], xy[2 * one + 1] - xy[2 * other + 1]);
  const isByProminent = (row: number) =>
    prominent !== undefined && placed[prominent.row] === 1 && away(row, prominent.row) < prominent.apart;
  let last: number | undefined;
  for (let row = 0; row < placed.length; row++) {
    if (placed[row] === 0) drawn[row] = -1;
    else if (row === prominent?.row || isByProminent(row)) drawn[row] = prominent?.row ?? row;
    else if (last !== undefined && away(row, last) < apart) drawn[row] = last;
    else drawn[row] = last = row;
  }
  return drawn;
}
