import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { cameraAt } from '#render/cameras/move-camera.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { isPathInSight } from '#render/painters/path-in-sight.ts';

const VIEW = viewOf(cameraAt([0, -10, 0], [0, 0, 0], 45 * DEGREE), { width: 800, height: 600 });

test('a path that passes through the picture is in sight, although both of its ends are beside it', () => {
  expect(isPathInSight(VIEW, path([-90, 0, 0], [90, 0, 0]))).toBe(true);
});

test('a path behind the eye, or beyond a side of the picture, is not', () => {
  expect(isPathInSight(VIEW, path([-90, -40, 0], [90, -40, 0]))).toBe(false);
  expect(isPathInSight(VIEW, path([14, -2, 0], [14, 9, 0]))).toBe(false);
});

test('a circle around the picture is not in it, though it goes around what is seen', () => {
  const corners = Array.from({ length: 91 }, (_, at): readonly [number, number, number] => [
    12 * Math.cos(4 * at * DEGREE),
    0,
    12 * Math.sin(4 * at * DEGREE),
  ]);
  expect(isPathInSight(VIEW, path(...corners))).toBe(false);
});

/** A path of places with so many points between two of them that it is cut into small pieces. */
function path(...corners: readonly (readonly [number, number, number])[]) {
  const share = 20;
  const count = (corners.length - 1) * share + 1;
  const positions = new Float64Array(3 * count);
  for (let row = 0; row < count; row++) {
    const from = Math.min(Math.floor(row / share), corners.length - 2);
    const part = row / share - from;
    for (let axis = 0; axis < 3; axis++)
      positions[3 * row + axis] = (1 - part) * corners[from][axis] + part * corners[from + 1][axis];
  }
  return {
    kind: 'points',
    positions,
    day: 0,
    offsets: new Float64Array(count).map((_, row) => row),
  } as const;
}
