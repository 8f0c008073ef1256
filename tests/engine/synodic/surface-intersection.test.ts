import { expect, test } from 'vitest';
import { surfaceIntersection } from '#engine/synodic/surface-intersection.ts';

const STEP = 180;
const SPEED = 15;
const RADIUS = 6378;

/** Distances from a point that something passes by at a distance 5,000 s after the first moment, s and km. */
function passage(least: number) {
  const distances = Array.from({ length: 60 }, (_, k) => Math.hypot(least, SPEED * (k * STEP - 5000)));
  return { first: 1000, step: STEP, distances };
}

test('an object that moves straight towards a body meets its surface before it would be nearest to its centre', () => {
  expect(surfaceIntersection(passage(0), RADIUS)).toBeCloseTo(6000 - RADIUS / SPEED, 6);
  expect(surfaceIntersection(passage(4000), RADIUS)).toBeCloseTo(
    6000 - Math.sqrt(RADIUS ** 2 - 4000 ** 2) / SPEED,
    6,
  );
});

test('an object misses a body where it passes farther from the centre than the surface is', () => {
  expect(surfaceIntersection(passage(6379), RADIUS)).toBeUndefined();
  expect(surfaceIntersection({ first: 0, step: 1, distances: [1, 2] }, RADIUS)).toBeUndefined();
});
