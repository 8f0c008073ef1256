import { expect, test } from 'vitest';
import { J2000 } from '#engine/constants.ts';
import { axesOf } from '#parts/solar-system/place-bodies.ts';
import { EARTH_TILT_DEG, tiltedEarth } from '#parts/solar-system/tilted-earth.ts';

const DEGREES = 180 / Math.PI;

test('the axis of the Earth leans by 23.4 degrees in the scenes about it', () => {
  expect(EARTH_TILT_DEG).toBe(23.4);
  const [, , , , , , x, y, z] = tiltedEarth(axesOf('earth')(J2000, 0));
  expect(Math.atan2(Math.hypot(x, y), z) * DEGREES).toBeCloseTo(23.4, 6);
});

test('the meridians of the tilted Earth stay within a twentieth of a degree of where they are', () => {
  const axes = axesOf('earth')(J2000, 0.3);
  const [x, y, z] = tiltedEarth(axes);
  const away = Math.hypot(x - axes[0], y - axes[1], z - axes[2]);
  expect(away * DEGREES).toBeLessThan(0.05);
});
