import { expect, test } from 'vitest';
import { bodySize } from '#render/picture/apparent-size.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';

test('a globe that is seen from near is as large as its edge, which the line of sight touches', () => {
  const size = { width: 1000, height: 1000 };
  const camera = {
    target: [0, 0, 0],
    azimuth: 0,
    elevation: 0,
    distance: 2,
    fieldOfView: Math.PI / 2,
  } as const;
  const body = { position: [0, 0, 0], radius: 1, marker: { colour: [1, 1, 1] } } as never;
  // Half of the height is tan 45° away; a sphere seen from two radii reaches to 30°: 1000 px · tan 30° / tan 45°.
  expect(bodySize(viewOf(camera, size), body).diameter).toBeCloseTo(1000 * Math.tan(Math.PI / 6), 6);
});
