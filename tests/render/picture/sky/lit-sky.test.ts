import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { litColours } from '#render/picture/sky/lit-sky.ts';

test('In red light a sky by day is a third as bright as else, and as opaque', () => {
  const noon = {
    sun: { azimuth: 0, altitude: 50 * DEGREE },
    moon: { azimuth: 0, altitude: -30 * DEGREE, illuminance: 0 },
  };
  const zenith = Float64Array.of(Math.PI, 90 * DEGREE);
  const [day, red] = [false, true].map((isRed) => [...litColours(zenith, noon, isRed)]);
  expect(Math.max(...day.slice(0, 3))).toBeGreaterThan(0.4);
  expect(Math.max(...red.slice(0, 3)) / Math.max(...day.slice(0, 3))).toBeCloseTo(0.35, 5);
  expect(red[3]).toBe(day[3]);
});
