import { expect, test } from 'vitest';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { altitudeRing, altitudeVerticals, pointsOfVerticals } from '#engine/overflight/altitude-ring.ts';
import { placeOfPoint } from '#engine/overflight/ground-point.ts';
import { horizontalPlace } from '#engine/overflight/horizontal-place.ts';

const HEIGHTS_KM = [1, 100, 6000, 38_000, 4e6, AU_KM];
const ALTITUDES = [-18, 0, 20, 80];

test('from every point of a ring its object has the given altitude, from a kilometre above the ground to the Sun', () => {
  for (const km of HEIGHTS_KM)
    for (const latitude of [-90, -33, 0, 61]) {
      const place = placeOfPoint({ latitude: latitude * DEGREE, longitude: 2 }, km / AU_KM);
      for (const altitude of ALTITUDES.filter((degrees) => degrees >= 0 || km > 1e6)) {
        const ring = altitudeRing(place, altitude * DEGREE, 24);
        expect(ring).toHaveLength(24);
        for (const point of ring)
          expect(horizontalPlace(place, point).altitude / DEGREE).toBeCloseTo(altitude, 4);
      }
    }
});

test('nothing is seen of what is below the ground', () => {
  expect(altitudeRing([1e-5, 0, 0], 0, 24)).toEqual([]);
});

test('where the ground is a point beside the distance of the Sun, its ring is a circle to the given tolerance', () => {
  const tolerance = 1e-4;
  for (const latitude of [-90, -23, 0, 23]) {
    const sun = placeOfPoint({ latitude: latitude * DEGREE, longitude: -1 }, 1);
    for (const altitude of [-18 * DEGREE, 0])
      for (const point of pointsOfVerticals(altitudeVerticals(sun, altitude, 24, tolerance)))
        expect(Math.abs(horizontalPlace(sun, point).altitude - altitude)).toBeLessThan(tolerance);
  }
});
