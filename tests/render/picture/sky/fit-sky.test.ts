import { assert, constantFrom, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { fitSky } from '#render/picture/sky/fit-sky.ts';
import { EQUATORIAL_MOUNT, projectSky, type SkyCamera, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';

const SIZE = { width: 1440, height: 780 };
const CAMERA: SkyCamera = { mount: EQUATORIAL_MOUNT, longitude: 0, latitude: 0, fieldOfView: 0.8 };
const FREE = { left: 324, right: 1386, top: 0, bottom: 730 };

test('A path is fitted into the free part of a picture and fills most of it, wherever it is on the sky', () => {
  const lengths = constantFrom(1, 5, 20, 40);
  const anywhere = [
    double({ min: 0, max: 360, noNaN: true }),
    double({ min: -70, max: 70, noNaN: true }),
  ] as const;
  assert(
    property(...anywhere, lengths, (ra, dec, length) => {
      const { places, xs, ys, fitted } = fittedPath(
        directionDeg(ra, dec),
        directionDeg(ra, dec + length / 2),
      );
      expect(places).toHaveLength(2);
      expect(Math.min(...xs)).toBeGreaterThan(FREE.left);
      expect(Math.max(...xs)).toBeLessThan(FREE.right);
      expect(Math.min(...ys)).toBeGreaterThan(FREE.top);
      expect(Math.max(...ys)).toBeLessThan(FREE.bottom);
      expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(0.4 * (FREE.bottom - FREE.top));
      expect((fitted.fieldOfView / DEGREE) * 10).toBeCloseTo(
        Math.round((fitted.fieldOfView / DEGREE) * 10),
        6,
      );
    }),
  );
});

test('An object that hardly moves is fitted with half a degree of its surroundings, in the middle of the free part', () => {
  const { xs, ys, fitted } = fittedPath(directionDeg(80, 20), directionDeg(80, 20.0001));
  expect(fitted.fieldOfView).toBeCloseTo(0.5 * DEGREE, 9);
  expect(xs[0]).toBeCloseTo((FREE.left + FREE.right) / 2, 0);
  expect(ys[0]).toBeCloseTo((FREE.top + FREE.bottom) / 2, 0);
});

function fittedPath(...path: readonly Vector3[]) {
  const fitted = fitSky(CAMERA, path, { size: SIZE, middle: 720, free: FREE });
  const view = skyViewOf(fitted, SIZE, 720);
  const places = path.flatMap((direction) => projectSky(view, direction) ?? []);
  return { fitted, places, xs: places.map(({ x }) => x), ys: places.map(({ y }) => y) };
}

function directionDeg(ra: number, dec: number): Vector3 {
  return directionOf(ra * DEGREE, dec * DEGREE);
}
