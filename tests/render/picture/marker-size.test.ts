import { expect, test } from 'vitest';
import {
  angularDiameterDeg,
  isMarkerShown,
  markerSize,
  planetMarkerPx,
  spatialMarkerPx,
} from '#render/picture/marker-size.ts';

test('a marker represents what is 0.2° across or less', () => {
  expect(isMarkerShown(0.2)).toBe(true);
  expect(isMarkerShown(0.21)).toBe(false);
});

test('a marker of the Sun is not needed where the Sun is half a degree across, at 1 au', () => {
  expect(angularDiameterDeg(695_700, 149_597_870.7)).toBeCloseTo(0.5329, 4);
});

test('a marker is a seven hundredth of its distance in size', () => {
  expect(markerSize(700)).toBe(1);
  expect(markerSize(3.5)).toBeCloseTo(0.005, 12);
});

test('a marker of a planet is 8 to 20 px across on any screen', () => {
  expect(planetMarkerPx(400)).toBe(8);
  expect(planetMarkerPx(3500)).toBeCloseTo(10, 10);
  expect(planetMarkerPx(20_000)).toBe(20);
});

test('a marker with a radius in space is as large as that at its distance, within 12 and 40 px', () => {
  expect(spatialMarkerPx(1000, 1, 0.015)).toBeCloseTo(2 * 0.015 * 1000, 10);
  expect(spatialMarkerPx(1000, 100, 0.015)).toBe(12);
  expect(spatialMarkerPx(1000, 0.1, 0.015)).toBe(40);
});
