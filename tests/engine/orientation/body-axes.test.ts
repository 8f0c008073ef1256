import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { icrfToEcliptic, type Vector3 } from '#engine/orbit/ecliptic.ts';
import { bodyAxes } from '#engine/orientation/body-axes.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { dot } from '#engine/vectors.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** Latitude and longitude east, degrees, of the point of one body that is under another. */
function below(body: keyof typeof BODY, other: keyof typeof BODY, day: number) {
  const from = position(body, day);
  const to = position(other, day);
  const direction: Vector3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const { x, y, z } = bodyAxes(body.toLowerCase(), day, 0);
  const r = Math.hypot(...direction);
  return {
    latitude: Math.asin(dot(direction, z) / r) / DEGREE,
    longitude: Math.atan2(dot(direction, y), dot(direction, x)) / DEGREE,
  };
}

function position(body: keyof typeof BODY, day: number): Vector3 {
  const at = new Float64Array(3);
  testEphemeris().position(BODY[body], day, 0, at);
  return icrfToEcliptic([at[0], at[1], at[2]]);
}

test('The Sun is over the tropic of Cancer at the June solstice of 2026', () => {
  expect(below('Earth', 'Sun', julianDateFromIso('2026-06-21T08:24'))).toMatchObject({
    latitude: expect.closeTo(23.436, 1),
  });
});

test('The Sun is over Greenwich at noon when the equation of time is zero, on 15 April', () => {
  expect(below('Earth', 'Sun', julianDateFromIso('2026-04-15T12:00')).longitude).toBeCloseTo(0, 0);
});

test('The Sun is over the Martian equator when Mars year 38 begins, on 12 November 2024', () => {
  expect(Math.abs(below('Mars', 'Sun', julianDateFromIso('2024-11-12T12:00')).latitude)).toBeLessThan(0.4);
});

test("The Sun is in the plane of Saturn's rings at its equinox of 6 May 2025", () => {
  expect(Math.abs(below('Saturn', 'Sun', julianDateFromIso('2025-05-06T12:00')).latitude)).toBeLessThan(0.1);
});

test('The Sun is over the equator of Uranus in December 2007', () => {
  expect(Math.abs(below('Uranus', 'Sun', julianDateFromIso('2007-12-12T00:00')).latitude)).toBeLessThan(0.3);
});

test('The Moon always shows the same face, but for its libration of 8° in longitude and 7° in latitude', () => {
  const start = julianDateFromIso('2020-01-01T00:00');
  const largest = { latitude: 0, longitude: 0 };
  for (let day = 0; day < 2400; day++) {
    const { latitude, longitude } = below('Moon', 'Earth', start + day);
    largest.latitude = Math.max(largest.latitude, Math.abs(latitude));
    largest.longitude = Math.max(largest.longitude, Math.abs(longitude));
  }
  expect(largest.latitude).toBeGreaterThan(6);
  expect(largest.latitude).toBeLessThan(7.5);
  expect(largest.longitude).toBeGreaterThan(7);
  expect(largest.longitude).toBeLessThan(9);
});

test('The axes of every body are of length one and at right angles, right-handed', () => {
  for (const body of ['sun', 'mercury', 'venus', 'jupiter', 'neptune']) {
    const { x, y, z } = bodyAxes(body, 2_461_000.5, 0.25);
    for (const axis of [x, y, z]) expect(dot(axis, axis)).toBeCloseTo(1, 12);
    expect(dot(x, y)).toBeCloseTo(0, 12);
    expect([x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]]).toEqual(
      z.map((value) => expect.closeTo(value, 12)),
    );
  }
});

test('A body without rotation elements is refused by its name', () => {
  expect(() => bodyAxes('vulcan', 2_461_000.5, 0)).toThrow(
    new RangeError('no rotation is known for "vulcan"'),
  );
});
