import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { lookAtSky } from '#render/cameras/move-sky-camera.ts';
import { EQUATORIAL_MOUNT } from '#render/cameras/sky-camera.ts';
import { pathBeyond } from '#tools/scd/finder/finder-of-session.ts';
import { directionDeg } from '#tools/scd/scene/trail-of.ts';

const SIZE = { width: 600, height: 600 };
const FIELD = { mount: EQUATORIAL_MOUNT, longitude: 0, latitude: 0, fieldOfView: DEGREE };
const CAMERA = lookAtSky(FIELD, directionDeg(40, 10));
/** Eleven points, 0.2° apart, from the middle to the north. */
const POINTS = Array.from({ length: 11 }, (_, row) => ({ raDeg: 40, decDeg: 10 + 0.2 * row }));

test('a finder chart of one degree says how many points of a path of two degrees lie beyond its edges', () => {
  expect(pathBeyond(POINTS, CAMERA, SIZE)).toBe('8 of 11 points of the path lie beyond the edges');
});

test('a finder chart of one degree says nothing of a path that is inside', () => {
  expect(pathBeyond(POINTS.slice(0, 3), CAMERA, SIZE)).toBeUndefined();
});

test('a finder chart of one degree misses what lies behind the observer, too', () => {
  expect(pathBeyond([{ raDeg: 220, decDeg: -10 }], CAMERA, SIZE)).toBe(
    '1 of 1 points of the path lie beyond the edges',
  );
});
