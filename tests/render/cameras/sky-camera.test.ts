import { assert, double, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { dragSky, lookAtSky, mountSky, onMount, zoomSky } from '#render/cameras/move-sky-camera.ts';
import { EQUATORIAL_MOUNT, projectSky, skyViewOf, unprojectSky } from '#render/cameras/sky-camera.ts';
import { skyCamera } from '../../visual/stage/sky.ts';

const SIZE = { width: 1440, height: 780 };

const fields = double({ min: 0.1, max: 90, noNaN: true });
const cameras = tuple(
  double({ min: -180, max: 180, noNaN: true }),
  double({ min: -90, max: 90, noNaN: true }),
  fields,
).map(([ra, dec, field]) => skyCamera(ra, dec, field));
const places = tuple(
  double({ min: 0, max: 1440, noNaN: true }),
  double({ min: 0, max: 780, noNaN: true }),
).map(([x, y]) => ({ x, y }));

test('every place of the sky in a picture shows one direction, at every field and everywhere', () => {
  assert(
    property(cameras, places, (camera, { x, y }) => {
      const view = skyViewOf(camera, SIZE);
      const at = projectSky(view, unprojectSky(view, x, y));
      expect(at?.x).toBeCloseTo(x, 5);
      expect(at?.y).toBeCloseTo(y, 5);
    }),
  );
});

test('the shorter side of a picture is the field of view, whatever the shape of the window', () => {
  assert(
    property(fields, integer({ min: 200, max: 3000 }), (field, width) => {
      const size = { width, height: 780 };
      const view = skyViewOf(skyCamera(0, 0, field), size);
      const [x, y] = [width / 2, 390];
      const isWide = width >= 780;
      const [one, other] = isWide
        ? [unprojectSky(view, x, 0), unprojectSky(view, x, 780)]
        : [unprojectSky(view, 0, y), unprojectSky(view, width, y)];
      expect(apart(one, other) / DEGREE).toBeCloseTo(field, 9);
    }),
  );
});

test('north is up and east to the left in a picture of the sky', () => {
  const view = skyViewOf(skyCamera(80, 20, 10), SIZE);
  const north = projectSky(view, direction(80, 21));
  const east = projectSky(view, direction(81, 20));
  expect(north?.x).toBeCloseTo(720, 6);
  expect(north?.y).toBeLessThan(390);
  expect(east?.x).toBeLessThan(720);
});

test('a star a milliarcsecond away in the narrowest field is seen 0.002 px away', () => {
  const view = skyViewOf(skyCamera(83, 22, 0.1), SIZE);
  const milliarcsecond = 1 / 3_600_000;
  const at = projectSky(view, direction(83, 22 + milliarcsecond));
  expect(390 - (at?.y ?? 0)).toBeCloseTo((780 / 0.1) * milliarcsecond, 6);
});

test('what is far outside a picture of the sky has no place, and nothing is infinitely far away', () => {
  assert(
    property(cameras, cameras, (camera, other) => {
      const view = skyViewOf(camera, SIZE);
      const at = projectSky(view, skyViewOf(other, SIZE).centre);
      if (at !== undefined) expect(Math.hypot(at.x, at.y)).toBeLessThan(1e7);
    }),
  );
});

test('a drag of the sky keeps what was grabbed under the pointer', () => {
  assert(
    property(
      double({ min: -180, max: 180, noNaN: true }),
      double({ min: -40, max: 40, noNaN: true }),
      double({ min: 0.1, max: 40, noNaN: true }),
      places,
      places,
      (ra, dec, field, from, to) => {
        const camera = skyCamera(ra, dec, field);
        const view = skyViewOf(camera, SIZE);
        const dragged = skyViewOf(dragSky(camera, view, from, to), SIZE);
        const at = projectSky(dragged, unprojectSky(view, from.x, from.y));
        expect(at?.x).toBeCloseTo(to.x, 4);
        expect(at?.y).toBeCloseTo(to.y, 4);
      },
    ),
  );
});

test('the camera of the sky stops at the pole', () => {
  const camera = skyCamera(0, 85, 40);
  const view = skyViewOf(camera, SIZE);
  const dragged = dragSky(camera, view, { x: 720, y: 100 }, { x: 720, y: 700 });
  expect(dragged.latitude / DEGREE).toBeCloseTo(90, 6);
});

test('the camera of the sky zooms about the pointer', () => {
  const camera = skyCamera(120, -30, 45);
  const view = skyViewOf(camera, SIZE);
  const at = { x: 300, y: 200 };
  const zoomed = zoomSky(camera, 0.5 * DEGREE, { view, at });
  const there = projectSky(skyViewOf(zoomed, SIZE), unprojectSky(view, at.x, at.y));
  expect(there?.x).toBeCloseTo(at.x, 4);
  expect(there?.y).toBeCloseTo(at.y, 4);
});

test('the camera of the sky goes no nearer than 0.1 and no farther than 90 degrees', () => {
  expect(zoomSky(skyCamera(0, 0, 45), 0).fieldOfView / DEGREE).toBeCloseTo(0.1, 12);
  expect(zoomSky(skyCamera(0, 0, 45), 3).fieldOfView / DEGREE).toBeCloseTo(90, 12);
});

test('the camera of the sky looks at the same place when it is put on another mount', () => {
  const camera = lookAtSky(skyCamera(0, 0, 5), direction(200, 33));
  const turned = mountSky(camera, [0, 0, 1, 1, 0, 0, 0, 1, 0]);
  const [before, after] = [skyViewOf(camera, SIZE).centre, skyViewOf(turned, SIZE).centre];
  expect(apart(before, after)).toBeCloseTo(0, 7);
  expect(onMount(after, EQUATORIAL_MOUNT).latitude / DEGREE).toBeCloseTo(33, 9);
});

function direction(ra: number, dec: number): Vector3 {
  const cosine = Math.cos(dec * DEGREE);
  return [cosine * Math.cos(ra * DEGREE), cosine * Math.sin(ra * DEGREE), Math.sin(dec * DEGREE)];
}

/** Angle between unit vectors, rad, good for small and large ones. */
function apart(one: Vector3, other: Vector3): number {
  const half = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) / 2;
  return 2 * Math.asin(Math.min(1, half));
}
