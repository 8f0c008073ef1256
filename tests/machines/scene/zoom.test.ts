import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceOfZoom, zoomOfDistance, zoomAfterSteps } from '#machines/scene/zoom.ts';

const EARTH = 1.3e-4; // au: three radii

test('the picture begins 5 au away, and 1 250 au at the lowest zoom', () => {
  expect(distanceOfZoom(2.5, EARTH)).toBe(5);
  expect(distanceOfZoom(0.01, EARTH)).toBeCloseTo(1250, 9);
});

test('the highest zoom arrives at the body looked at', () => {
  expect(distanceOfZoom(16, EARTH)).toBeCloseTo(EARTH, 12);
});

test('above the start every step of the slider shortens the distance by the same part', () => {
  const ratios = [1.6, 2, 3, 3.9].map(
    (slider) => distanceOfZoom((slider + 0.1) ** 2, EARTH) / distanceOfZoom(slider ** 2, EARTH),
  );
  for (const ratio of ratios) expect(ratio).toBeCloseTo(ratios[0], 9);
});

test('zooms beyond the ends stay at the ends', () => {
  expect(distanceOfZoom(0, EARTH)).toBe(distanceOfZoom(0.01, EARTH));
  expect(distanceOfZoom(99, EARTH)).toBe(distanceOfZoom(16, EARTH));
});

test('zoom and distance are each other’s inverse', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 16, noNaN: true }), (zoom) => {
      expect(zoomOfDistance(distanceOfZoom(zoom, EARTH), EARTH)).toBeCloseTo(zoom, 8);
    }),
  );
});

test('a step of the slider is 0.01 of the root of the zoom, and stops at both ends', () => {
  expect(zoomAfterSteps(2.25, 1)).toBeCloseTo(1.51 ** 2, 12);
  expect(zoomAfterSteps(2.25, 1000)).toBe(16);
  expect(zoomAfterSteps(2.25, -1000)).toBe(0.01);
});

test('a scene about a planet is seen from nearer, with the same slider', () => {
  const initial = 0.01;
  expect(distanceOfZoom(2.5, EARTH, initial)).toBe(initial);
  expect(distanceOfZoom(0.01, EARTH, initial)).toBeCloseTo(2.5, 12);
  expect(distanceOfZoom(16, EARTH, initial)).toBeCloseTo(EARTH, 12);
  expect(zoomOfDistance(distanceOfZoom(7, EARTH, initial), EARTH, initial)).toBeCloseTo(7, 8);
});
