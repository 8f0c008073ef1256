import { expect, test } from 'vitest';
import { POINT_FLOATS } from '#render/layers/polylines.ts';
import { PATCH_POINTS } from '#render/painters/path-patch.ts';
import { createPatchedPoints } from '#render/painters/patched-points.ts';

const ROWS = 12;
const offsets = Float64Array.from({ length: ROWS }, (_, row) => row);
const positions = Float64Array.from({ length: 3 * ROWS }, (_, at) => (at % 3 === 0 ? at / 3 : 0));

/** A patch of three points that begins and ends at rows. */
function patchBehind(row: number) {
  const times = [row, row + 0.5, row + 1];
  return {
    positions: Float64Array.from(times.flatMap((time) => [time, 0, 0])),
    offsets: Float64Array.from(times),
  };
}

/** The marks of points from one place to before another. */
function marksOf(points: Float32Array, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => points[POINT_FLOATS * (from + index) + 6]);
}

test('a table with a patch is one chain whose times never fall, wherever the patch is', () => {
  const rows = createPatchedPoints(positions, offsets);
  for (const row of [4, 5, 9, 2, 2, 0, ROWS - 2]) {
    rows.insert(row, patchBehind(row));
    const marks = marksOf(rows.points, rows.placeOf(0), rows.placeOf(ROWS - 1) + 1);
    expect(marks).toHaveLength(ROWS + PATCH_POINTS);
    expect(marks).toEqual([...marks].sort((a, b) => a - b));
    expect(marks).toContain(row + 0.5);
    for (let each = 0; each < ROWS; each++) {
      expect(rows.points[POINT_FLOATS * rows.placeOf(each)]).toBe(each);
    }
  }
});

test('the reported changes are all there are, and no more than the rows that the patch has passed', () => {
  const rows = createPatchedPoints(positions, offsets);
  rows.insert(4, patchBehind(4));
  const sent = rows.points.slice();
  const [from, to] = rows.insert(6, patchBehind(6));
  sent.set(rows.points.subarray(POINT_FLOATS * from, POINT_FLOATS * to), POINT_FLOATS * from);
  expect(sent).toEqual(rows.points);
  expect(to - from).toBe(PATCH_POINTS + 2);
});

test('a table without a patch lies as its rows do, and nothing changes then', () => {
  const rows = createPatchedPoints(positions, offsets);
  expect(rows.remove()).toEqual([0, 0]);
  rows.insert(4, patchBehind(4));
  rows.remove();
  expect(marksOf(rows.points, rows.placeOf(0), rows.placeOf(ROWS - 1) + 1)).toEqual([...offsets]);
  expect(rows.remove()).toEqual([0, 0]);
});
