import { describe, expect, test } from 'vitest';
import { POINT_FLOATS } from '#render/layers/polylines.ts';
import { JOINT_POINTS } from '#render/painters/joint.ts';
import { createJointedPoints } from '#render/painters/jointed-points.ts';

const ROWS = 12;
const offsets = Float64Array.from({ length: ROWS }, (_, row) => row);
const positions = Float64Array.from({ length: 3 * ROWS }, (_, at) => (at % 3 === 0 ? at / 3 : 0));

/** A joint of three points that begins and ends at rows. */
function jointBehind(row: number) {
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

describe('a table with room for a joint', () => {
  test('is one chain whose times never fall, wherever the joint is', () => {
    const rows = createJointedPoints(positions, offsets);
    for (const row of [4, 5, 9, 2, 2, 0, ROWS - 2]) {
      rows.join(row, jointBehind(row));
      const marks = marksOf(rows.points, rows.placeOf(0), rows.placeOf(ROWS - 1) + 1);
      expect(marks).toHaveLength(ROWS + JOINT_POINTS);
      expect(marks).toEqual([...marks].sort((a, b) => a - b));
      expect(marks).toContain(row + 0.5);
      for (let each = 0; each < ROWS; each++) {
        expect(rows.points[POINT_FLOATS * rows.placeOf(each)]).toBe(each);
      }
    }
  });

  test('tells all that has changed, and no more than the rows that the joint has passed', () => {
    const rows = createJointedPoints(positions, offsets);
    rows.join(4, jointBehind(4));
    const sent = rows.points.slice();
    const [from, to] = rows.join(6, jointBehind(6));
    sent.set(rows.points.subarray(POINT_FLOATS * from, POINT_FLOATS * to), POINT_FLOATS * from);
    expect(sent).toEqual(rows.points);
    expect(to - from).toBe(JOINT_POINTS + 2);
  });

  test('lies as its rows do while there is no joint, and nothing changes then', () => {
    const rows = createJointedPoints(positions, offsets);
    expect(rows.separate()).toEqual([0, 0]);
    rows.join(4, jointBehind(4));
    rows.separate();
    expect(marksOf(rows.points, rows.placeOf(0), rows.placeOf(ROWS - 1) + 1)).toEqual([...offsets]);
    expect(rows.separate()).toEqual([0, 0]);
  });
});
