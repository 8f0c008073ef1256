import { assert, double, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { fromMercator, toMercator, wrapLongitudeDeg } from '#parts/map/mercator.ts';

test('the map is centred where the Greenwich meridian crosses the equator', () => {
  expect(toMercator({ latitudeDeg: 0, longitudeDeg: 0 })).toEqual([0.5, 0.5]);
});

test('a world map is square: its top edge is at 85.05113 deg north', () => {
  expect(toMercator({ latitudeDeg: 85.05112878, longitudeDeg: -180 })[1]).toBeCloseTo(0, 9);
  expect(toMercator({ latitudeDeg: 90, longitudeDeg: -180 })[1]).toBeCloseTo(0, 9);
});

test('Snyder (1987, p. 266): on the unit sphere 35 N, 75 W from 180 W lies at x 1.8325957, y 0.6528366', () => {
  const [x, y] = toMercator({ latitudeDeg: 35, longitudeDeg: -75 });
  expect(x * 2 * Math.PI).toBeCloseTo(1.8325957, 7);
  expect((0.5 - y) * 2 * Math.PI).toBeCloseTo(0.6528366, 7);
});

test('every place inside the map survives projection and its inverse', () => {
  const place = record({
    latitudeDeg: double({ min: -85, max: 85, noNaN: true }),
    longitudeDeg: double({ min: -180, max: 179.999, noNaN: true }),
  });
  assert(
    property(place, (given) => {
      const back = fromMercator(...toMercator(given));
      expect(back.latitudeDeg).toBeCloseTo(given.latitudeDeg, 8);
      expect(back.longitudeDeg).toBeCloseTo(given.longitudeDeg, 8);
    }),
  );
});

test('a longitude beyond the antimeridian comes back on the other side', () => {
  expect(wrapLongitudeDeg(190)).toBe(-170);
  expect(wrapLongitudeDeg(-190)).toBe(170);
  expect(wrapLongitudeDeg(540)).toBe(-180);
});
