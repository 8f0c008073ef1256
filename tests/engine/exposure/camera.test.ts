import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { fieldOfView, longestExposure, pixelScale, timeOnChip } from '#engine/exposure/camera.ts';

/** A chip of 1000 × 500 pixels of 9 µm at 1 m of focal length: 0.516° × 0.258°. */
const CAMERA = {
  aperture: 0.3,
  clearShare: 0.9,
  focalLength: 1,
  pixel: 9e-6,
  columns: 1000,
  rows: 500,
  rotation: 0,
};

test('a pixel of 9 µm at 1 m covers 206.265″ × 9e-3', () => {
  expect(pixelScale(CAMERA) / ARCSECOND).toBeCloseTo(1.856, 3);
});

test('a full-frame chip at 1 m sees 2.06° × 1.37°', () => {
  const { width, height } = fieldOfView({ ...CAMERA, pixel: 6e-6, columns: 6000, rows: 4000 });
  expect(width / DEGREE).toBeCloseTo(2.062, 3);
  expect(height / DEGREE).toBeCloseTo(1.375, 3);
});

test('an object at 2″ a minute may be exposed for a minute under seeing of 2″, for longer with coarser pixels', () => {
  expect(longestExposure(2, 2, 1 * ARCSECOND)).toBe(60);
  expect(longestExposure(2, 2, 4 * ARCSECOND)).toBeCloseTo(120, 9);
  expect(longestExposure(0, 2, ARCSECOND)).toBe(Infinity);
});

test.each([
  ['up the chip', 0, 0, 0.1289 / 0.1],
  ['across it', 90, 0, 0.2578 / 0.1],
  ['across a chip turned with it', 90, 90, 0.1289 / 0.1],
  ['to a corner', 45, 0, (0.1289 * Math.SQRT2) / 0.1],
])('an object at 6″ a minute, 0.1° an hour, %s leaves it in time', (_, direction, rotation, hours) => {
  const camera = { ...CAMERA, rotation: rotation * DEGREE };
  expect(timeOnChip(camera, 6, direction * DEGREE)).toBeCloseTo(hours, 2);
});
