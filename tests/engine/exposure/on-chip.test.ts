import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { fieldOfView } from '#engine/exposure/camera.ts';
import { chanceOnChip } from '#engine/exposure/on-chip.ts';

const CAMERA = {
  aperture: 0.3,
  clearShare: 0.9,
  focalLength: 1,
  pixel: 9e-6,
  columns: 500,
  rows: 500,
  rotation: 0,
};
/** Half of the chip's side, arcsec. */
const HALF = (fieldOfView(CAMERA).width / 2 / DEGREE) * 3600;
/** Of a normal deviate within one standard deviation. */
const ONE_SIGMA = 0.682_689_49;

test.each([
  [
    'of a circle as wide as the chip is that of two deviates within one sigma',
    HALF,
    HALF,
    0,
    0,
    ONE_SIGMA ** 2,
  ],
  ['of a circle does not change as the chip turns a quarter', HALF, HALF, 0, 90, ONE_SIGMA ** 2],
  ['of a line up the chip is that of one deviate', HALF, 0, 0, 0, ONE_SIGMA],
  ['of a line to its corner reaches the corner', HALF * Math.SQRT2, 1e-6, 45, 0, ONE_SIGMA],
  [
    'of a line to its corner, the chip turned with it, reaches its side',
    HALF * Math.SQRT2,
    0,
    45,
    45,
    0.520_499_9,
  ],
  ['of a well-known place is certain', 1, 0.5, 30, 0, 1],
])('the chance %s', (_, major, minor, angle, rotation, expected) => {
  const ellipse = { major, minor, positionAngle: angle * DEGREE };
  expect(chanceOnChip({ ...CAMERA, rotation: rotation * DEGREE }, ellipse)).toBeCloseTo(expected, 3);
});
