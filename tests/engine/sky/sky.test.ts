import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { airmass } from '#engine/sky/airmass.ts';
import { DARK_ZENITH_V, moonIlluminance, moonlight } from '#engine/sky/moonlight.ts';
import { refraction } from '#engine/sky/refraction.ts';

test('refraction lifts a body at 33 min 14.76 s by 24.618 arcmin (Meeus, Astronomical Algorithms, example 16.a)', () => {
  expect((refraction((33 + 14.76 / 60) * (DEGREE / 60)) / DEGREE) * 60).toBeCloseTo(24.618, 2);
});

test('refraction stays at 2328 arcsec far below the horizon, as in JPL Horizons', () => {
  expect((refraction(-40 * DEGREE) / DEGREE) * 3600).toBeCloseTo(2328, -1);
});

test('airmass is 1 at the zenith, 1.994 at 30 deg and about 38 at the horizon (Kasten & Young 1989)', () => {
  expect(airmass(90 * DEGREE)).toBeCloseTo(1, 3);
  expect(airmass(30 * DEGREE)).toBeCloseTo(1.992, 2);
  expect(airmass(-0.57 * DEGREE)).toBeGreaterThan(36);
  expect(airmass(-0.57 * DEGREE)).toBeLessThan(38);
});

test('airmass does not exist below the horizon', () => {
  expect(airmass(-1 * DEGREE)).toBeUndefined();
  expect(airmass(-90 * DEGREE)).toBeUndefined();
});

/** With the Moon 45 deg and the place 60 deg high. */
function change(phaseDeg: number, separationDeg: number): number {
  return moonlight(moonIlluminance(phaseDeg * DEGREE, 45 * DEGREE), separationDeg * DEGREE, 60 * DEGREE);
}

test('moonlight makes the zenith sky as bright as observed: V 20.0 at full Moon, 21.4 at the quarters (Walker 1987)', () => {
  expect(Math.abs(DARK_ZENITH_V + change(10, 90) - 20)).toBeLessThan(1.2);
  expect(Math.abs(DARK_ZENITH_V + change(95, 90) - 21.4)).toBeLessThan(0.4);
});

test('moonlight never darkens the sky, and brightens it towards the Moon', () => {
  expect(change(0, 5)).toBeLessThan(change(0, 30));
  expect(change(0, 30)).toBeLessThan(change(0, 90));
  expect(change(170, 90)).toBeLessThanOrEqual(0);
  expect(change(170, 90)).toBeGreaterThan(-0.05);
});

test('moonlight is nothing when the Moon is down', () => {
  expect(moonlight(moonIlluminance(0, -1 * DEGREE), 1, 1)).toBe(0);
});

test('moonlight stays finite on the Moon itself', () => {
  expect(Number.isFinite(change(0, 0))).toBe(true);
});
