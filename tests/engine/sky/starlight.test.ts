import { expect, test } from 'vitest';
import { spoiltWithin, STARLIGHT } from '#engine/sky/starlight.ts';

test('the disc in which a star spoils an object ends where the profile of the star has fallen to a tenth of the object', () => {
  const { seeingArcsec, profileExponent } = STARLIGHT;
  const scale = seeingArcsec / 2 / Math.sqrt(2 ** (1 / profileExponent) - 1);
  for (const excess of [0, 3, 8, 15]) {
    const radius = spoiltWithin(20 - excess, 20) ?? 0;
    const dimming = 2.5 * profileExponent * Math.log10(1 + (radius / scale) ** 2);
    expect(dimming - excess).toBeCloseTo(2.5, 9);
  }
});

test('the disc in which a star spoils an object is that of half the light where the seeing has its half width', () => {
  // a star 2.5 - 0.7526 mag fainter than the object falls to a tenth of it at half its own light
  const radius = spoiltWithin(18 + 2.5 - 2.5 * Math.log10(2), 18);
  expect(radius).toBeCloseTo(STARLIGHT.seeingArcsec / 2, 9);
});

test('the disc in which a star spoils an object does not count for a star that is more than 2.5 mag fainter', () => {
  expect(spoiltWithin(20.5, 18)).toBeUndefined();
  expect(spoiltWithin(20.49, 18)).toBeGreaterThan(0);
});
