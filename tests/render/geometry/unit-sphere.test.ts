import { expect, test } from 'vitest';
import { unitSphere } from '#render/geometry/unit-sphere.ts';
import { GALACTIC_TO_ECLIPTIC, eclipticDirection } from '#render/layers/galactic-axes.ts';

const { positions, coordinates, faces } = unitSphere(16, 8);

test('a sphere has all its corners at distance 1 and a map around it', () => {
  for (let at = 0; at < positions.length; at += 3) {
    expect(Math.hypot(positions[at], positions[at + 1], positions[at + 2])).toBeCloseTo(1, 6);
  }
  expect(Math.max(...coordinates)).toBe(1);
  expect(faces).toHaveLength(16 * 8 * 6);
});

test('a sphere shows longitude 0 in the middle of its map', () => {
  const middle = 4 * 17 + 8;
  expect(Array.from(positions.slice(3 * middle, 3 * middle + 3))).toEqual(
    [1, 0, 0].map((x) => expect.closeTo(x, 6)),
  );
  expect(Array.from(coordinates.slice(2 * middle, 2 * middle + 2))).toEqual([0.5, 0.5]);
});

test('a sphere that is too fine for 16 bits is refused', () => {
  expect(() => unitSphere(400, 200)).toThrow('too fine');
});

test('galactic axes put the galactic centre at 17h 45m 37.2s, −28° 56′ 10″', () => {
  const centre = eclipticDirection((266.405 * Math.PI) / 180, (-28.936 * Math.PI) / 180);
  GALACTIC_TO_ECLIPTIC.slice(0, 3).forEach((value, axis) => expect(value).toBeCloseTo(centre[axis], 4));
});

test('galactic axes are at right angles', () => {
  const [x, z] = [GALACTIC_TO_ECLIPTIC.slice(0, 3), GALACTIC_TO_ECLIPTIC.slice(6)];
  expect(x[0] * z[0] + x[1] * z[1] + x[2] * z[2]).toBeCloseTo(0, 9);
});
