import { GRID_COLUMNS, GRID_ROWS } from './sky-grid.ts';

/** Steps of a decade: 4.7 %. */
const STEPS = 50;

/** The lowest step, 4 stars per square degree, and the character that represents it. */
const LOWEST = Math.log10(4);
const LOWEST_CODE = 35;

/** Steps there are: up to 252 stars per square degree. */
const MOST_STEPS = 90;

/** A map of counts as text: a line per row of the grid, a character per cell. @param counts stars per square degree */
export function encodeStarCounts(counts: ArrayLike<number>): string[] {
  return Array.from({ length: GRID_ROWS }, (_, row) =>
    String.fromCharCode(
      ...Array.from({ length: GRID_COLUMNS }, (_cell, column) => codeOf(counts[row * GRID_COLUMNS + column])),
    ),
  );
}

/** The inverse of {@link encodeStarCounts}, to 2.3 %. */
export function decodeStarCounts(lines: readonly string[]): Float32Array {
  const counts = new Float32Array(GRID_ROWS * GRID_COLUMNS);
  lines.forEach((line, row) => {
    for (let column = 0; column < GRID_COLUMNS; column++) {
      const step = line.charCodeAt(column) - LOWEST_CODE;
      counts[row * GRID_COLUMNS + column] = 10 ** (LOWEST + step / STEPS);
    }
  });
  return counts;
}

function codeOf(count: number): number {
  const step = Math.round(STEPS * (Math.log10(count) - LOWEST));
  if (!(step >= 0 && step <= MOST_STEPS))
    throw new RangeError(`${count} stars per square degree have no code`);
  return LOWEST_CODE + step;
}
