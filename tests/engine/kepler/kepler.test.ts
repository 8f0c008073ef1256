import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  eccentricFromTrue,
  hyperbolicFromTrue,
  meanFromEccentric,
  meanFromHyperbolic,
  trueFromEccentric,
  trueFromHyperbolic,
} from '#engine/kepler/anomalies.ts';
import { eccentricAnomaly } from '#engine/kepler/eccentric-anomaly.ts';
import { hyperbolicAnomaly } from '#engine/kepler/hyperbolic-anomaly.ts';
import { parabolicTrueAnomaly } from '#engine/kepler/parabolic-anomaly.ts';
import { timeFromPerihelion } from '#engine/kepler/time-from-perihelion.ts';
import { DEGREE } from '#engine/constants.ts';

const GAUSS = 0.017_202_098_95 ** 2;

test("the examples of Meeus for Kepler's equation come out to their last digit", () => {
  // Meeus (1998), Astronomical Algorithms: examples 30.a, 30.b and the table of chapter 30 (e = 0.99, M = 2 degrees).
  expect(eccentricAnomaly(5 * DEGREE, 0.1) / DEGREE).toBeCloseTo(5.554589, 6);
  expect(eccentricAnomaly(2 * DEGREE, 0.99) / DEGREE).toBeCloseTo(32.361007, 6);
  expect(eccentricAnomaly(0.2, 0.99)).toBeCloseTo(1.06699736528, 10);
});

test('every ellipse gives back its mean anomaly', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -30, max: 30, noNaN: true }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (mean, e) => {
        const back = meanFromEccentric(eccentricAnomaly(mean, e), e);
        expect(Math.abs(back - mean)).toBeLessThan(1e-15 * (1 + Math.abs(mean)) + 4e-15);
      },
    ),
    { numRuns: 2000 },
  );
});

test('every hyperbola gives back its mean anomaly', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      fc.double({ min: 1.0000001, max: 1000, noNaN: true }),
      (mean, e) => {
        const back = meanFromHyperbolic(hyperbolicAnomaly(mean, e), e);
        expect(Math.abs(back - mean)).toBeLessThan(4e-15 * (1 + Math.abs(mean)));
      },
    ),
    { numRuns: 2000 },
  );
});

test('an open orbit has no eccentric anomaly and a closed one no hyperbolic', () => {
  expect(() => eccentricAnomaly(0.1, 1)).toThrow(/eccentricity/);
  expect(() => hyperbolicAnomaly(0.1, 1)).toThrow(/eccentricity/);
  expect(() => eccentricAnomaly(Number.NaN, 0.1)).toThrow(/mean anomaly/);
});

test('true and eccentric anomaly are inverse to each other', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3.1, max: 3.1, noNaN: true }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (e1, e) => {
        expect(eccentricFromTrue(trueFromEccentric(e1, e), e)).toBeCloseTo(e1, 12);
      },
    ),
  );
});

test('true and hyperbolic anomaly are inverse to each other', () => {
  expect(hyperbolicFromTrue(trueFromHyperbolic(1.7, 2.5), 2.5)).toBeCloseTo(1.7, 13);
  expect(() => hyperbolicFromTrue(3, 2.5)).toThrow(/asymptote/);
});

test('comet Stearns of Meeus is at 66.79 degrees on its parabola', () => {
  // Meeus (1998), example 34.a: q = 1.487469 au, T = 1998 April 14.4358, t = August 5.0.
  const days = 112.5642;
  expect(parabolicTrueAnomaly(days, 1.487469, GAUSS) / DEGREE).toBeCloseTo(66.78862, 5);
});

test('time from perihelion is the inverse of the true anomaly on a parabola', () => {
  for (const days of [-4000, -3, 0.01, 700]) {
    const anomaly = parabolicTrueAnomaly(days, 0.7, GAUSS);
    expect(timeFromPerihelion(0.7, 1, anomaly, GAUSS) / days).toBeCloseTo(1, 12);
  }
});

test('times from perihelion join smoothly where ellipse turns into hyperbola', () => {
  const below = timeFromPerihelion(0.5, 1 - 1e-9, 2, GAUSS);
  const above = timeFromPerihelion(0.5, 1 + 1e-9, 2, GAUSS);
  const between = timeFromPerihelion(0.5, 1, 2, GAUSS);
  expect(Math.abs((below + above) / 2 - between)).toBeLessThan(1e-12 * between);
});
