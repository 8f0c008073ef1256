import { expect, test } from 'vitest';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SAMPLE_EPOCH } from '../sample-orbit.ts';
import { randomOrbit } from '../random-orbit.ts';
import { seededRandom } from '../seeded-random.ts';
import { comparePopulation } from './population-truth.ts';

test('the year of a population has the brightest magnitudes of 50 random orbits to 0.05 mag, and their first windows to half a day', () => {
  const random = seededRandom(5);
  const objects = Array.from({ length: 50 }, () => ({
    orbit: randomOrbit(random, [0.3, 1], [0.05, 0.8], (one) => 0.5 * one ** 2),
    photometry: { law: 'H-G', h: 15 + 8 * random(), g: 0.15 } as const,
  }));
  const { integrated, windows } = comparePopulation(objects, SAMPLE_EPOCH + 100, 20);
  expect(windows).toBeGreaterThan(5);
  expect(integrated).toBeGreaterThan(2);
});

test('the year of a population has those that graze the Sun as bright as they become in the hours of their perihelion', () => {
  const sungrazers = [0.02, 0.0537, 0.09, 0.124].map((perihelionDistance, k) => ({
    orbit: elementsToOrbit({
      epoch: { scale: 'TDB', day: SAMPLE_EPOCH, offset: 0 },
      perihelionDistance,
      eccentricity: 0.979,
      inclination: 0.22,
      node: k,
      argumentOfPerihelion: 0.86,
      perihelionTime: { scale: 'TDB', day: SAMPLE_EPOCH + 300, offset: 0.3 * k },
    }),
    photometry: { law: 'comet', m1: 19, k1: 10 } as const,
  }));
  comparePopulation(sungrazers, SAMPLE_EPOCH + 100, 20, 0);
});
