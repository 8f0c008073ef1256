import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { skyBrightness, type SkyLights } from '#engine/sky/daylight.ts';
import { moonIlluminance } from '#engine/sky/moonlight.ts';

test('the brightness of the sky at the zenith in twilight is what was measured over Paranal (Patat et al. 2006)', () => {
  for (let depth = 5; depth <= 15; depth++) {
    const x = depth - 5;
    const measured = 11.84 + 1.518 * x - 0.057 * x * x;
    const model = magnitude(skyBrightness(90 * DEGREE, sunAt(-depth)));
    expect(Math.abs(model - Math.min(measured, 21.8))).toBeLessThan(1);
  }
});

test('the brightness of the sky falls from day to night without a jump', () => {
  for (let altitude = 20; altitude > -30; altitude -= 0.1) {
    const before = skyBrightness(60 * DEGREE, sunAt(altitude + 0.1));
    const after = skyBrightness(60 * DEGREE, sunAt(altitude));
    expect(after).toBeLessThanOrEqual(before * 1.1);
    expect(after).toBeGreaterThan(before * 0.7);
  }
});

test('the brightness of the sky is that of a dark site in astronomical night, and grows with the Moon', () => {
  const night = sunAt(-30);
  expect(magnitude(skyBrightness(90 * DEGREE, night))).toBeCloseTo(21.8, 1);
  const moonlit = {
    ...night,
    moonIlluminance: moonIlluminance(0, 60 * DEGREE),
    moonSeparation: 30 * DEGREE,
  };
  expect(magnitude(skyBrightness(90 * DEGREE, moonlit))).toBeLessThan(19.5);
});

/** The Sun at an altitude, deg, the zenith being looked at. */
function sunAt(altitude: number): SkyLights {
  return {
    sunAltitude: altitude * DEGREE,
    sunSeparation: (90 - altitude) * DEGREE,
    moonIlluminance: 0,
    moonSeparation: 1,
  };
}

/** V in a square arcsecond of a brightness in nanolamberts (Krisciunas & Schaefer 1991, eq. 1). */
function magnitude(nanolamberts: number): number {
  return (20.7233 - Math.log(nanolamberts / 34.08)) / 0.921_04;
}
