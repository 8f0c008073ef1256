import { describe, expect, test } from 'vitest';
import {
  clampCoordinate,
  customObservatory,
  DEFAULT_CUSTOM,
  eastLongitude,
  formatCoordinate,
  GEOCENTRIC,
  isGeocentric,
  observatoryParameters,
} from '#machines/planning/observatory.ts';

describe('an observatory', () => {
  test('is the geocentre by code 500 or no code at all', () => {
    expect([isGeocentric('500'), isGeocentric(null), isGeocentric('568')]).toEqual([true, true, false]);
    expect(GEOCENTRIC).toMatchObject({ id: 471, name: 'Geocentric', code: '500' });
  });

  test('that is custom starts at Greenwich, 2000 m up', () => {
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
    ['latitude', '91', 90],
    ['longitude', '-181', -180],
    ['alt', '-501', -500],
    ['alt', '1e7', 1_000_000],
    ['latitude', '', 0],
    ['longitude', 'abc', 0],
    ['latitude', '51.477928', 51.47793],
    ['alt', '2000.4', 2000],
  ] as const)('whose %s is typed as "%s" keeps %d', (name, text, expected) => {
    expect(clampCoordinate(name, text)).toBe(expected);
  });

  test('shows its coordinates with fixed decimals, the geocentre a dot', () => {
    const place = customObservatory({ latitude: -30.2, longitude: 289.1 - 360, alt: 2722.6 });
    expect((['latitude', 'longitude', 'alt'] as const).map((name) => formatCoordinate(name, place))).toEqual([
      '-30.20000',
      '-70.90000',
      '2723',
    ]);
    expect(formatCoordinate('alt', GEOCENTRIC)).toBe('.');
  });

  test('sends longitudes east-positive', () => {
    expect([-70.4, 0, 155.5].map(eastLongitude)).toEqual([289.6, 0, 155.5]);
  });

  test('is sent by its code, or by three coordinates without one', () => {
    expect(observatoryParameters(GEOCENTRIC)).toEqual({ observatoryCode: '500' });
    const place = customObservatory({ latitude: 19.8, longitude: -155.5, alt: 4200 });
    expect(observatoryParameters(place)).toEqual({
      observatoryElevation: 4200,
      observatoryLatitude: 19.8,
      observatoryLongitude: 204.5,
    });
  });
});
