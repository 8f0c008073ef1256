import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { apparentElongation } from '#engine/synodic/apparent-elongation.ts';

/** Constant of aberration, IAU 1976. */
const ABERRATION = 20.4955;

test.each([
  ['ahead of the Earth is nearer to the Sun', 90, 1, 0, 90, -1],
  ['behind the Earth is farther from the Sun', 90, -1, 0, 90, 1],
  ['opposite to the Sun is beside it by both shifts', 180, 0, 0, 180, -2],
  ['to the north is shifted as the Sun is', 90, 0, 1, 90, 0],
])('what is %s', (_, elongation, y, z, degrees, aberrations) => {
  const apparent = apparentElongation(elongation * DEGREE, y, z, 1);
  const shift = (apparent - degrees * DEGREE) / ARCSECOND;
  expect(shift).toBeCloseTo(aberrations * ABERRATION, 1);
});
