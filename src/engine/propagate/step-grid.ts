import { J2000 } from '../constants.ts';

/** Smallest step of the shared grid, d; shorter ones are taken where they fall. */
const SMALLEST_CELL = 0.125;

/** Number of sizes and directions that a key distinguishes. */
const SORTS = 64;

/** Parts of the smallest cell within which a step counts as beginning on the grid: 10 µs, 0.3 m of the Earth's motion. */
const TOLERANCE = 1e-9;

/**
 * Places a proposed step on the grid that all objects share: the largest power of two of days that is not longer and
 * begins where the step begins; off the grid, the distance to the next cell.
 *
 * @param day Julian date, a multiple of half a day, plus
 * @param offset days: where the step begins.
 * @param direction 1 or −1.
 * @param proposed length, d, positive.
 * @returns length, d, positive, at most `proposed`.
 */
export function placeOnGrid(day: number, offset: number, direction: number, proposed: number): number {
  if (!(proposed >= SMALLEST_CELL)) return proposed;
  const cells = (day - J2000 + offset) / SMALLEST_CELL;
  const cell = Math.round(cells);
  if (Math.abs(cells - cell) > TOLERANCE) {
    const next = direction > 0 ? Math.ceil(cells) : Math.floor(cells);
    return Math.abs(next - cells) * SMALLEST_CELL;
  }
  let size = 2 ** Math.floor(Math.log2(proposed / SMALLEST_CELL));
  while (cell % size !== 0) size /= 2;
  return size * SMALLEST_CELL;
}

/**
 * A number that names a step of the grid by its cell, size and direction; undefined for a step off the grid.
 *
 * @param step length, d, of either sign; the other parameters as for {@link placeOnGrid}.
 */
export function gridKey(day: number, offset: number, step: number): number | undefined {
  const size = Math.abs(step);
  const level = Math.log2(size / SMALLEST_CELL);
  if (!(Number.isInteger(level) && level >= 0)) return undefined;
  const cells = (day - J2000 + offset) / size;
  const cell = Math.round(cells);
  if (Math.abs(cells - cell) * size > TOLERANCE * SMALLEST_CELL) return undefined;
  return cell * SORTS + 2 * level + (step < 0 ? 1 : 0);
}
