import { expect, test } from 'vitest';
import { instantOf } from '#parts/scene/simulated-instant.ts';
import { placeCells, planetCells } from '#parts/solar-system/place-cells.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';

/** 20 March 2026, 14:46 UTC. Source: U.S. Naval Observatory, dates of seasons. */
const EQUINOX = Date.UTC(2026, 2, 20, 14, 46);

/** The equinox moves by 50.3″ a year along the ecliptic of J2000. */
const PRECESSION = (26.22 * 50.29) / 3600;

test('at the March equinox the Earth is opposite to the equinox of date as seen from the Sun, 1 au away', () => {
  const earth = planetCells(testEphemeris(), instantOf(EQUINOX)).find(({ id }) => id === 'earth');
  const [sunAu, earthAu, longitude, latitude] = (earth?.cells ?? []).map(Number);
  expect(sunAu).toBeCloseTo(0.996, 3);
  expect(earthAu).toBe(0);
  expect(longitude).toBeCloseTo(180 - PRECESSION, 1);
  expect(latitude).toBeCloseTo(0, 1);
});

test('eight planets are listed from the Sun outwards', () => {
  const names = planetCells(testEphemeris(), instantOf(EQUINOX)).map(({ name }) => name);
  expect(names).toEqual(['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']);
});

test('a place is written as distances and angles, and nothing known as dashes', () => {
  const place = [0, -2, 0] as const;
  expect(placeCells({ sunAu: 2, earthAu: 1.25, place })).toEqual(['2.0000', '1.2500', '270.00', '0.00']);
  const unknown = { sunAu: undefined, earthAu: undefined, place: undefined };
  expect(placeCells(unknown)).toEqual(['–', '–', '–', '–']);
});
