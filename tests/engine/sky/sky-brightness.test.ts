import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { skyBrightness } from '#engine/sky/sky-brightness.ts';

function zenith(sunAltitude: number, moonglow = 0): number {
  return skyBrightness({ altitude: 90 * DEGREE, moonglow, sunAltitude: sunAltitude * DEGREE });
}

test('the sky at the zenith of a moonless night is as dark as the specification has it, and darker nowhere', () => {
  expect(zenith(-18)).toBe(zenith(-40));
  expect(zenith(-18)).toBeCloseTo(21.817, 6);
  const low = skyBrightness({ altitude: 20 * DEGREE, moonglow: 0, sunAltitude: -1 });
  expect(low).toBeLessThan(21.817);
  expect(low).toBeGreaterThan(21);
});

test('the sky at the zenith is brighter by what the Moon adds', () => {
  expect(zenith(-30, -2)).toBeCloseTo(19.817, 6);
});

test('the sky at the zenith darkens as the Sun goes down, without a step where night begins', () => {
  const suns = Array.from({ length: 100 }, (_, index) => -index * 0.2);
  for (const [index, sun] of suns.slice(1).entries())
    expect(zenith(sun)).toBeGreaterThanOrEqual(zenith(suns[index]));
  expect(zenith(-18) - zenith(-17.99)).toBeLessThan(0.06);
});
