import { expect, test } from 'vitest';
import { axisView } from '#render/cameras/axis-views.ts';
import { project, viewOf } from '#render/cameras/orbit-camera.ts';
import { coverOf } from '#render/picture/cover.ts';

const SIZE = { width: 1024, height: 600 };
const LIST = { left: 12, right: 324, top: 12, bottom: 560 };
const RAIL = { left: 970, right: 1012, top: 12, bottom: 400 };
const TABLE = { left: 418, right: 958, top: 12, bottom: 500 };

test('panels leave the point looked at in the middle as long as it is seen there', () => {
  expect(coverOf(SIZE, []).middle).toBeUndefined();
  expect(coverOf(SIZE, [LIST, RAIL]).middle).toBeUndefined();
  const low = { left: 500, right: 800, top: 500, bottom: 600 };
  expect(coverOf(SIZE, [low]).middle).toBeUndefined();
});

test('panels move the point looked at to where it is seen between them, if there is any room', () => {
  const { middle = 0 } = coverOf(SIZE, [LIST, TABLE, RAIL]);
  expect(middle).toBeGreaterThan(LIST.right + 20);
  expect(middle).toBeLessThan(TABLE.left - 20);
  expect(coverOf(SIZE, [LIST, { ...TABLE, left: 330 }, RAIL]).middle).toBeUndefined();
});

test('panels move the whole picture with the point looked at, on the screen as in what is projected', () => {
  const camera = axisView('z', 0.8);
  const [view, moved] = [viewOf(camera, SIZE), viewOf(camera, SIZE, 371)];
  for (const place of [camera.target, [1, 0.5, -0.3], [-2, 0.1, 0.4]] as const) {
    const [before, after] = [project(view, place), project(moved, place)];
    if (before === undefined || after === undefined) throw new Error('it is not in the picture');
    expect(after.x - before.x).toBeCloseTo(371 - 512, 9);
    expect(after.y).toBeCloseTo(before.y, 12);
    expect(clipX(moved, place)).toBeCloseTo((2 * after.x) / SIZE.width - 1, 6);
  }
});

/** Where the GPU puts a place across the picture, from −1 to 1. */
function clipX(
  { viewProjection: m, eye }: ReturnType<typeof viewOf>,
  place: readonly [number, number, number],
) {
  const [x, y, z] = place.map((value, axis) => value - eye[axis]);
  return (m[0] * x + m[4] * y + m[8] * z) / (m[3] * x + m[7] * y + m[11] * z);
}
