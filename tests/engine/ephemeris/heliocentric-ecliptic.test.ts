import { expect, test } from 'vitest';
import { FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** Source: JPL Horizons VECTORS, 1 Ceres from the Sun, ecliptic J2000, geometric, JD TDB, au and au/d; made 2022-06-10. */
const CERES = [
  {
    day: 2_459_740.5,
    position: [-8.354_726_583_796_999e-1, 2.455_132_459_520_164, 2.314_862_198_331_841e-1],
    velocity: [-1.000_026_022_185_188e-2, -4.171_663_864_644_086e-3, 1.710_462_301_123_233e-3],
  },
  {
    day: 2_459_770.5,
    position: [-1.128_387_470_845_915, 2.311_682_815_778_683, 2.809_145_935_195_726e-1],
    velocity: [-9.501_062_945_928_338e-3, -5.383_255_974_656_968e-3, 1.580_176_376_657_43e-3],
  },
];

/** au: our Ceres, started from DE430, and JPL's solution 48. */
const SOLUTIONS_APART = 5e-7;

test.each(CERES)(
  'heliocentric ecliptic states put Ceres where JPL Horizons has it on JD $day',
  ({ day, position, velocity }) => {
    const ephemeris = testEphemeris();
    const states = new Float64Array(12);
    ephemeris.state(FIRST_ASTEROID, day, 0, states, 6);
    toHeliocentricEcliptic(ephemeris, day, 0, states);
    for (let axis = 0; axis < 3; axis++) {
      expect(Math.abs(states[6 + axis] - position[axis])).toBeLessThan(SOLUTIONS_APART);
      expect(Math.abs(states[9 + axis] - velocity[axis])).toBeLessThan(5e-9); // the segments of asteroids are rounded to 1e-8 au
    }
  },
);

test('heliocentric ecliptic states need whole rows', () => {
  expect(() => toHeliocentricEcliptic(testEphemeris(), 2_459_740.5, 0, new Float64Array(7))).toThrow(
    /six numbers each, got 7/,
  );
});
