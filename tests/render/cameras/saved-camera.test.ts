import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisView } from '#render/cameras/axis-views.ts';
import { type OrbitCamera, viewOf } from '#render/cameras/orbit-camera.ts';
import { cameraOfSaved, savedCameraOf } from '#render/cameras/saved-camera.ts';

const SIZE = { width: 800, height: 600 };
const angle = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });

test('a camera comes back from what is saved of it', () => {
  fc.assert(
    fc.property(
      angle(3.1),
      angle(1.55),
      fc.double({ min: 1e-4, max: 1e3, noNaN: true }),
      (a, e, distance) => {
        const camera: OrbitCamera = {
          target: [0.3, -1, 0.1],
          azimuth: a,
          elevation: e,
          distance,
          fieldOfView: 0.8,
        };
        const back = cameraOfSaved(savedCameraOf(camera), distance, 0.8);
        expect(back.azimuth).toBeCloseTo(a, 6);
        expect(back.elevation).toBeCloseTo(e, 6);
        for (const axis of [0, 1, 2]) expect(back.target[axis]).toBeCloseTo(camera.target[axis], 9);
      },
    ),
  );
});

test('the view from above comes back with the equinox where it was', () => {
  const camera = axisView('z', 0.8);
  const back = cameraOfSaved(savedCameraOf(camera), 5, 0.8);
  expect(back.azimuth).toBeCloseTo(camera.azimuth, 12);
  expect(back.elevation).toBeCloseTo(Math.PI / 2, 7);
});

test('the turns about the axes and the quaternion give the same attitude', () => {
  fc.assert(
    fc.property(angle(3.1), angle(1.5), (azimuth, elevation) => {
      const camera = { target: [0, 0, 0], azimuth, elevation, distance: 1, fieldOfView: 1 } as const;
      const { rotation, quaternion } = savedCameraOf(camera);
      const { back } = viewOf(camera, SIZE);
      const [x, y] = rotation;
      const fromTurns = [Math.sin(y), -Math.sin(x) * Math.cos(y), Math.cos(x) * Math.cos(y)];
      for (const axis of [0, 1, 2]) expect(fromTurns[axis]).toBeCloseTo(back[axis], 11);
      expect(Math.hypot(...quaternion)).toBeCloseTo(1, 12);
    }),
  );
});

test('a quaternion of zeros is refused', () => {
  const saved = { position: [1, 0, 0], rotation: [0, 0, 0], quaternion: [0, 0, 0, 0] } as const;
  expect(() => cameraOfSaved(saved, 1, 1)).toThrow(RangeError);
});
