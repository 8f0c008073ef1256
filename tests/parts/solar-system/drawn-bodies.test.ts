import { expect, test } from 'vitest';
import { BODY_APPEARANCE } from '#parts/solar-system/drawn-bodies.ts';
import { GRID_UNIT_AU } from '#render/picture/grid.ts';

const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const;

test('each of the eight planets has another colour', () => {
  const colours = PLANETS.map((body) => BODY_APPEARANCE[body].marker.colour.join());
  expect(new Set(colours).size).toBe(8);
  expect(colours).not.toContain('1,1,1');
});

test('the marker of the Sun has a radius of 0.1 units of the grid', () => {
  expect(BODY_APPEARANCE.sun.marker.radius).toBeCloseTo(0.1 * GRID_UNIT_AU, 12);
});

test('the Moon alone is the moon of a body, and the Sun alone shines', () => {
  const bodies = Object.entries(BODY_APPEARANCE);
  expect(bodies.filter(([, { moonOf }]) => moonOf !== undefined).map(([id]) => id)).toEqual(['moon']);
  expect(bodies.filter(([, { shines }]) => shines).map(([id]) => id)).toEqual(['sun']);
});
