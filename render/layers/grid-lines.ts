/** Side of the grid in its own units, and number of its cells along a side. */
export const GRID_SIZE = 120;
export const GRID_DIVISIONS = 18;

/** Side of one cell, au: what the label of the grid says. */
export const GRID_CELL_AU = 1;
export const GRID_LABEL = '1 au';

/** One unit of the grid, au. */
export const GRID_UNIT_AU = (GRID_CELL_AU * GRID_DIVISIONS) / GRID_SIZE;

/** Half the side of the grid, au. */
export const GRID_HALF_AU = (GRID_CELL_AU * GRID_DIVISIONS) / 2;

/** Pairs of points with their marks. */
export type Segments = { readonly positions: Float64Array; readonly marks: Float64Array };

/**
 * Lines of the ecliptic plane, cell by cell, as pairs of points in au from the Sun; the mark of a point is its distance
 * from the Sun, au.
 */
export function gridSegments(): Segments {
  const pairs: number[][] = [];
  for (let line = 0; line <= GRID_DIVISIONS; line++) {
    for (let cell = 0; cell < GRID_DIVISIONS; cell++) {
      const [across, from, to] = [line, cell, cell + 1].map((step) => step * GRID_CELL_AU - GRID_HALF_AU);
      pairs.push([from, across, 0], [to, across, 0], [across, from, 0], [across, to, 0]);
    }
  }
  return segmentsOf(pairs);
}

/** One half axis from the Sun along x (0), y (1) or z (2), cut into pieces of a tenth of a unit length; marks as above. */
export function axisSegments(axis: 0 | 1 | 2, length: number): Segments {
  const pieces = 10;
  const at = (step: number) => [0, 1, 2].map((other) => (other === axis ? (length * step) / pieces : 0));
  return segmentsOf(Array.from({ length: pieces }, (_, piece) => [at(piece), at(piece + 1)]).flat());
}

function segmentsOf(points: readonly (readonly number[])[]): Segments {
  return {
    positions: Float64Array.from(points.flat()),
    marks: Float64Array.from(points, ([x, y, z]) => Math.hypot(x, y, z)),
  };
}
