import { expect, test } from 'vitest';
import {
  clampCoordinate,
  customObservatory,
  DEFAULT_CUSTOM,
  eastLongitude,
  GEOCENTRIC,
  isGeocentric,
  observatoryParameters,
} from '#machines/planning/observatory.ts';

test('an observatory is the geocentre by code 500 or no code at all', () => {
  expect([isGeocentric('500'), isGeocentric(null), isGeocentric('568')]).toEqual([true, true, false]);
  expect(GEOCENTRIC).toMatchObject({ id: 471, name: 'Geocentric', code: '500' });
});

test('an observatory that is custom starts at Greenwich, 2000 m up', () => {
  expect(DEFAULT_CUSTOM).toEqual({
    code: undefined,
    id: undefined,
    name: 'custom',
    latitude: 51.47793,
    longitude: 0,
    alt: 2000,
  });
});

test.each([
  ['latitude', 91, 90],
  ['longitude', -181, -180],
  ['alt', -501, -500],
  ['alt', 1e7, 1_000_000],
  ['latitude', undefined, 0],
  ['latitude', 51.477928, 51.47793],
  ['alt', 2000.4, 2000],
] as const)('an observatory whose %s is typed as %s keeps %d', (name, typed, expected) => {
  expect(clampCoordinate(name, typed)).toBe(expected);
});

test('an observatory sends longitudes east-positive', () => {
  expect([-70.4, 0, 155.5].map(eastLongitude)).toEqual([289.6, 0, 155.5]);
});

test('an observatory is sent by its code, or by three coordinates without one', () => {
  expect(observatoryParameters(GEOCENTRIC)).toEqual({ observatoryCode: '500' });
  const place = customObservatory({ latitude: 19.8, longitude: -155.5, alt: 4200 });
  expect(observatoryParameters(place)).toEqual({
    observatoryElevation: 4200,
    observatoryLatitude: 19.8,
    observatoryLongitude: 204.5,
  });
});
