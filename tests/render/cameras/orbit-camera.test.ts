import { expect, test } from 'vitest';
import {
  areSameCameras,
  DEFAULT_FIELD_OF_VIEW,
  isInSight,
  type OrbitCamera,
  project,
  viewOf,
} from '#render/cameras/orbit-camera.ts';

const SIZE = { width: 800, height: 600 };

const camera: OrbitCamera = {
  target: [1, 0, 0],
  azimuth: 0.7,
  elevation: 0.4,
  distance: 3,
  fieldOfView: DEFAULT_FIELD_OF_VIEW,
};

test('the target is in the middle of the picture, at its distance', () => {
  const point = project(viewOf(camera, SIZE), camera.target);
  expect(point?.x).toBeCloseTo(400, 9);
  expect(point?.y).toBeCloseTo(300, 9);
  expect(point?.depth).toBeCloseTo(3, 12);
});

test('half the field of view reaches from the middle to the upper edge', () => {
  const view = viewOf(camera, SIZE);
  const up = 3 * Math.tan(DEFAULT_FIELD_OF_VIEW / 2);
  const point = project(view, [1 + up * view.up[0], up * view.up[1], up * view.up[2]]);
  expect(point?.x).toBeCloseTo(400, 9);
  expect(point?.y).toBeCloseTo(0, 9);
});

test('the north ecliptic pole is upwards, whatever the azimuth', () => {
  for (const azimuth of [-3, -1, 0, 1, 3]) {
    const view = viewOf({ ...camera, azimuth }, SIZE);
    expect(view.right[2]).toBe(0);
    expect(view.up[2]).toBeGreaterThan(0);
  }
});

test('what is behind the eye has no place in the picture', () => {
  const view = viewOf(camera, SIZE);
  const [x, y, z] = view.eye;
  expect(project(view, [x + view.back[0], y + view.back[1], z + view.back[2]])).toBeUndefined();
});

test('the matrix for the GPU puts points where the projection in double precision does', () => {
  const view = viewOf(camera, SIZE);
  const place = [1.3, -0.4, 0.2] as const;
  const [x, y, z] = place.map((part, axis) => part - view.eye[axis]);
  const m = view.viewProjection;
  const clip = [0, 1, 2, 3].map((row) => m[row] * x + m[4 + row] * y + m[8 + row] * z);
  const point = project(view, place);
  expect((1 + clip[0] / clip[3]) * 400).toBeCloseTo(point?.x ?? 0, 3);
  expect((1 - clip[1] / clip[3]) * 300).toBeCloseTo(point?.y ?? 0, 3);
  expect(clip[3]).toBeCloseTo(point?.depth ?? 0, 5);
});

test('a sphere is in sight as far as any of it may be: before the eye and within the sides', () => {
  const view = viewOf({ ...camera, target: [0, 0, 0], azimuth: 0, elevation: 0 }, SIZE);
  const reach = Math.tan(DEFAULT_FIELD_OF_VIEW / 2); // of the height, the eye being at x = 3 and looking back at 0
  expect(isInSight(view, [0, 0, 0], 0.1)).toBe(true);
  expect(isInSight(view, [3.5, 0, 0], 0.4)).toBe(false);
  expect(isInSight(view, [3.5, 0, 0], 0.6)).toBe(true);
  const overUpperEdge = (beyond: number) =>
    [0, 0, 3 * reach + beyond / Math.cos(DEFAULT_FIELD_OF_VIEW / 2)] as const;
  expect(isInSight(view, overUpperEdge(0.99), 1)).toBe(true);
  expect(isInSight(view, overUpperEdge(1.01), 1)).toBe(false);
  const aside = (3 * reach * SIZE.width) / SIZE.height;
  expect(isInSight(view, [0, aside + 0.1, 0], 0.01)).toBe(false);
  expect(isInSight(view, [0, -aside + 0.1, 0], 0.01)).toBe(true);
});

test('cameras take the same pictures when they are equal, their frames by value', () => {
  const frame = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;
  expect(areSameCameras(camera, { ...camera, target: [...camera.target] })).toBe(true);
  expect(areSameCameras({ ...camera, frame }, { ...camera, frame: [...frame] })).toBe(true);
  expect(areSameCameras({ ...camera, frame }, camera)).toBe(false);
  expect(areSameCameras(camera, { ...camera, frame })).toBe(false);
  for (const other of [
    { target: [1, 0, 1e-9] },
    { azimuth: 0.8 },
    { elevation: 0 },
    { distance: 2 },
    { fieldOfView: 1 },
  ] as const)
    expect(areSameCameras(camera, { ...camera, ...other })).toBe(false);
});
