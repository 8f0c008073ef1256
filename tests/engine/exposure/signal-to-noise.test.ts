import { expect, test } from 'vitest';
import {
  exposuresFor,
  signalToNoise,
  zeroFluxOf,
  zeroFluxOfZeroPoint,
} from '#engine/exposure/signal-to-noise.ts';

const PHOTOMETER = { zeroFlux: zeroFluxOf(1, 1), readNoise: 0, darkCurrent: 0, pixelScale: 1 };
const CONDITIONS = { magnitude: 10, skyBrightness: 99, airmass: 0, extinction: 0.172, seeing: 2 };

test('V = 0 sends 8.8e9 photons a second to a square metre', () => {
  // Bessell (1979), PASP 91, 589: 3640 Jy over dλ/λ = 0.16; 1 Jy is 1.51e7 photons/s/m² for each dλ/λ.
  expect(zeroFluxOf(1, 1) / (3640 * 1.51e7 * 0.16)).toBeCloseTo(1, 1);
  expect(zeroFluxOf(0.5, 0.4)).toBeCloseTo(0.2 * zeroFluxOf(1, 1), 0);
});

test('a zero point of 25 is an electron a second at magnitude 25', () => {
  expect(zeroFluxOfZeroPoint(25) * 10 ** (-0.4 * 25)).toBeCloseTo(1, 12);
});

test('The signal-to-noise ratio of a bright star is the root of its photons, half of which are in the circle', () => {
  const photons = (zeroFluxOf(1, 1) * 10 ** (-0.4 * 10) * 30) / 2;
  expect(signalToNoise(PHOTOMETER, CONDITIONS, 30, 1) / Math.sqrt(photons)).toBeCloseTo(1, 6);
});

test('The signal-to-noise ratio halves with 0.753 mag more while the star outshines all noise, with a quarter of that once the sky does', () => {
  const bright = signalToNoise(PHOTOMETER, CONDITIONS, 30, 1);
  expect(signalToNoise(PHOTOMETER, { ...CONDITIONS, magnitude: 11.505 }, 30, 1) / bright).toBeCloseTo(0.5, 3);
  const faint = { ...CONDITIONS, skyBrightness: 20, magnitude: 26 };
  const ratio =
    signalToNoise(PHOTOMETER, { ...faint, magnitude: 26.753 }, 30, 1) /
    signalToNoise(PHOTOMETER, faint, 30, 1);
  expect(ratio).toBeCloseTo(0.5, 2);
});

test('The signal-to-noise ratio of four exposures is twice that of one', () => {
  const one = signalToNoise(PHOTOMETER, CONDITIONS, 30, 1);
  expect(signalToNoise(PHOTOMETER, CONDITIONS, 30, 4)).toBeCloseTo(2 * one, 9);
});

test('The signal-to-noise ratio is reached by the computed number of exposures, and not by one fewer', () => {
  const noisy = { ...PHOTOMETER, zeroFlux: zeroFluxOf(0.07, 0.4), readNoise: 8, darkCurrent: 0.05 };
  const faint = { ...CONDITIONS, magnitude: 20, skyBrightness: 20.5, airmass: 1.5 };
  const count = exposuresFor(5, noisy, faint, 30);
  expect(count).toBeGreaterThan(1);
  expect(signalToNoise(noisy, faint, 30, count)).toBeGreaterThanOrEqual(5);
  expect(signalToNoise(noisy, faint, 30, count - 1)).toBeLessThan(5);
});
