import { POINT_FLOATS, polylinePoints, writePolylinePoints } from '../layers/polylines.ts';
import { type PathPatch, PATCH_POINTS } from './path-patch.ts';

/** Points of a table as they lie in a buffer, a patch among them. */
export type PatchedPoints = {
  /** As `polylinePoints` lays them out. */
  readonly points: Float32Array;
  /** Where a row of the table lies. */
  readonly placeOf: (row: number) => number;
  /**
   * Puts a patch behind a row.
   *
   * @returns the points that differ from before, the last one excluded.
   */
  readonly insert: (row: number, patch: PathPatch) => readonly [from: number, to: number];
  /** Takes the patch out; the points that are others than before. */
  readonly remove: () => readonly [from: number, to: number];
};

/**
 * Lays the points of a table out with room for a patch, so that rows and patch are one chain: the room lies behind the row that
 * the patch begins at, and rows change their places only as it passes them. At first it is behind the last row.
 */
export function createPatchedPoints(positions: Float64Array, offsets: Float64Array): PatchedPoints {
  const count = offsets.length;
  const points = new Float32Array(POINT_FLOATS * (count + PATCH_POINTS));
  points.set(polylinePoints(positions, offsets));
  let before = count - 1;
  const moveTo = (row: number): readonly [from: number, to: number] => {
    const [low, high] = [Math.min(before, row) + 1, Math.max(before, row) + 1];
    const [to, from] = row > before ? [low, low + PATCH_POINTS] : [low + PATCH_POINTS, low];
    points.copyWithin(POINT_FLOATS * to, POINT_FLOATS * from, POINT_FLOATS * (from + high - low));
    before = row;
    return [low, high + PATCH_POINTS];
  };
  return {
    points,
    placeOf: (row) => (row <= before ? row : row + PATCH_POINTS),
    insert(row, { positions: places, offsets: times }) {
      const changed = moveTo(row);
      writePolylinePoints(places, times, points, row + 1);
      for (let spare = times.length; spare < PATCH_POINTS; spare++) {
        const at = POINT_FLOATS * (row + 1 + spare);
        points.copyWithin(at, at - POINT_FLOATS, at);
      }
      return changed;
    },
    remove: () => (before === count - 1 ? [0, 0] : moveTo(count - 1)),
  };
}
