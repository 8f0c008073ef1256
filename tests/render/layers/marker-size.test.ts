import { describe, expect, test } from 'vitest';
import {
  angularDiameterDeg,
  isMarkerShown,
  markerColour,
  markerSize,
  planetMarkerPx,
  sunMarkerPx,
} from '#render/layers/marker-size.ts';
import { GRID_UNIT_AU } from '#render/layers/grid-lines.ts';

const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'];

describe('a marker', () => {
  test('stands for what is 0.2° across or less', () => {
    expect(isMarkerShown(0.2)).toBe(true);
    expect(isMarkerShown(0.21)).toBe(false);
  });

  test('of the Sun is not needed where the Sun is half a degree across, at 1 au', () => {
    expect(angularDiameterDeg(695_700, 149_597_870.7)).toBeCloseTo(0.5329, 4);
  });

  test('is a seven hundredth of its distance in size', () => {
    expect(markerSize(700)).toBe(1);
    expect(markerSize(3.5)).toBeCloseTo(0.005, 12);
  });

  test('of a planet is 8 to 20 px across on any screen', () => {
    expect(planetMarkerPx(400)).toBe(8);
    expect(planetMarkerPx(3500)).toBeCloseTo(10, 10);
    expect(planetMarkerPx(20_000)).toBe(20);
  });

  test('of the Sun has a radius of 0.1 units of the grid', () => {
    expect(sunMarkerPx(1000, 1, GRID_UNIT_AU)).toBeCloseTo(2 * 0.1 * 0.15 * 1000, 10);
  });

  test('has a colour of its own for each of the eight planets, and is white for anything else', () => {
    expect(new Set(PLANETS.map((body) => markerColour(body).join())).size).toBe(8);
    expect(PLANETS.map(markerColour)).not.toContainEqual([1, 1, 1]);
    expect(markerColour('pluto')).toEqual([1, 1, 1]);
  });
});
