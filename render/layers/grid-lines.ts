/** A square grid about the origin of a scene, in its plane of x and y, with half axes. */
export type Grid = {
  /** Side of one cell, in the unit of the scene. */
  readonly cell: number;
  /** Number of cells along a side. */
  readonly divisions: number;
  /** What is written beside the first cell: its side with the unit. */
  readonly label: string;
  /** Of a half axis, in the unit of the scene. */
  readonly axisLength: number;
};

/** Half the side of a grid. */
export function halfSideOf({ cell, divisions }: Grid): number {
  return (cell * divisions) / 2;
}

/** Pairs of points with their marks. */
export type Segments = { readonly positions: Float64Array; readonly marks: Float64Array };

/** Lines of a grid, cell by cell, as pairs of points; the mark of a point is its distance from the origin. */
export function gridSegments(grid: Grid): Segments {
  const { cell: side, divisions } = grid;
  const pairs: number[][] = [];
  for (let line = 0; line <= divisions; line++) {
    for (let cell = 0; cell < divisions; cell++) {
      const [across, from, to] = [line, cell, cell + 1].map((step) => step * side - halfSideOf(grid));
      pairs.push([from, across, 0], [to, across, 0], [across, from, 0], [across, to, 0]);
    }
  }
  return segmentsOf(pairs);
}

/** One half axis from the origin along x (0), y (1) or z (2), cut into ten pieces; marks as above. */
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
