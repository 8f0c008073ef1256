import { expect, test } from 'vitest';
import { applyAction } from '#render/cameras/camera-action.ts';
import { axisView } from '#render/cameras/axis-views.ts';
import { cameraAt, panCamera, turnCamera } from '#render/cameras/move-camera.ts';
import { DEFAULT_FIELD_OF_VIEW, project, viewOf } from '#render/cameras/orbit-camera.ts';

const SIZE = { width: 800, height: 600 };
const camera = cameraAt([4, -2, 1], [1, 1, 0], DEFAULT_FIELD_OF_VIEW);

test.each([
  ['x', [5, 0, -1e-7]],
  ['y', [0, 5, -1e-7]],
  ['z', [0, 0, 5]],
] as const)('the view along %s is taken from its place towards the Sun', (axis, place) => {
  const { eye } = viewOf(axisView(axis, DEFAULT_FIELD_OF_VIEW), SIZE);
  for (const [index, part] of place.entries()) expect(eye[index]).toBeCloseTo(part, 12);
});

test('seen from above, the equinox is to the right', () => {
  const point = project(viewOf(axisView('z', DEFAULT_FIELD_OF_VIEW), SIZE), [1, 0, 0]);
  expect(point?.x).toBeGreaterThan(401);
  expect(point?.y).toBeCloseTo(300, 9);
});

test('a camera put at a place has its eye there', () => {
  const { eye } = viewOf(camera, SIZE);
  for (const [index, part] of [4, -2, 1].entries()) expect(eye[index]).toBeCloseTo(part, 12);
});

test('a camera cannot be put at its target', () => {
  expect(() => cameraAt([1, 1, 0], [1, 1, 0], 1)).toThrow(RangeError);
});

test('turning keeps target and distance and stops over the poles', () => {
  const turned = turnCamera(camera, 1, 9);
  expect(turned).toEqual({ ...camera, azimuth: camera.azimuth + 1, elevation: Math.PI / 2 });
});

test('panning moves the target by as many pixels as it was pulled', () => {
  const { pixelsPerRadian } = viewOf(camera, SIZE);
  const point = project(viewOf(panCamera(camera, 30, -20, pixelsPerRadian), SIZE), camera.target);
  expect(point?.x).toBeCloseTo(430, 9);
  expect(point?.y).toBeCloseTo(280, 9);
});

test('pulling the picture to the right brings what was on the left, and down what was above', () => {
  const turned = applyAction(camera, { kind: 'turn', right: 10, down: 10 }, 1000);
  expect(turned.azimuth).toBeLessThan(camera.azimuth);
  expect(turned.elevation).toBeGreaterThan(camera.elevation);
});

test('actions that are not the camera’s own leave it as it is', () => {
  expect(applyAction(camera, { kind: 'release' }, 1000)).toBe(camera);
});
