import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { vec3 } from '../geometry/vectors.ts';
import type { Grid } from '../picture/grid.ts';

/** Half the side of a grid. */
export function halfSideOf({ cell, divisions }: Grid): number {
  return (cell * divisions) / 2;
}

/** Pairs of points with their marks. */
export type Segments = { readonly positions: Float64Array; readonly marks: Float64Array };

/** Lines of a grid, cell by cell, as pairs of points; the mark of a point is its distance from the origin. */
export function gridSegments(grid: Grid): Segments {
  const { cell: side, divisions } = grid;
  const pairs: Vector3[] = [];
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
  const at = (step: number): Vector3 => {
    const place = (length * step) / pieces;
    return [axis === 0 ? place : 0, axis === 1 ? place : 0, axis === 2 ? place : 0];
  };
  return segmentsOf(Array.from({ length: pieces }, (_, piece) => [at(piece), at(piece + 1)]).flat());
}

function segmentsOf(points: readonly Vector3[]): Segments {
  return {
    positions: Float64Array.from(points.flat()),
    marks: Float64Array.from(points, (point) => vec3.length(point)),
  };
}
