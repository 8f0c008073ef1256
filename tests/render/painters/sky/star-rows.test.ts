import type REGL from 'regl';
import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { createStarRows, makeStarsReady } from '#render/painters/sky/star-rows.ts';
import { skyCamera, starsAt } from '../../../visual/stage/sky.ts';

const STARS = Array.from({ length: 1000 }, (_, row): [number, number, number] => [
  (row * 222.492_236) % 360,
  (row % 179) - 89,
  row / 200,
]);
const VIEW = skyViewOf(skyCamera(83, 22, 45), { width: 900, height: 600 });
const INSTANT = { year: 2026, observer: [0, 0, 0] } as const;

test('stars that were made ready are on the GPU as those that were not', () => {
  const { regl, written } = recording();
  const stars = starsAt(STARS);
  makeStarsReady(stars);
  const there = [stars, stars, starsAt(STARS)].map((list) =>
    createStarRows(regl, list, false).follow(VIEW, 9, INSTANT),
  );
  expect(written).toEqual(Array.from({ length: 3 }, () => written[0]));
  expect(written[0].some((value) => value !== 0)).toBe(true);
  expect(there[0]).toEqual(there[2]);
  expect(there[0].count).toBeGreaterThan(20);
});

test('none fainter than the limit is drawn', () => {
  const { regl } = recording();
  const stars = starsAt([
    [83, 22, 3],
    [84, 22, 4],
    [85, 22, 4],
    [86, 22, 4.5],
  ]);
  const rows = createStarRows(regl, stars, false);
  expect([2, 3, 4, 4.2, 9].map((limit) => rows.follow(VIEW, limit, INSTANT).count)).toEqual([0, 1, 3, 3, 4]);
});

test('a star is precise to a ten thousandth of an arcsecond beside the direction looked at, however narrow the field', () => {
  const { regl, written } = recording();
  const [ra, dec] = [83.123_456_789, 22.012_345_678];
  const view = skyViewOf(skyCamera(83.12, 22.01, 0.1), { width: 900, height: 600 });
  const { reference } = createStarRows(regl, starsAt([[ra, dec, 5]]), false).follow(view, 9, INSTANT);
  const direction = directionOf(ra * DEGREE, dec * DEGREE);
  const off = direction.map((part, axis) => reference[axis] + written[0][axis] - part);
  expect(Math.hypot(...off)).toBeLessThan((1e-4 / 3600) * DEGREE);
});

/** What is written into the buffers of a context that draws nothing. */
function recording() {
  const written: number[][] = [];
  const regl = {
    buffer: () => ({
      subdata: (rows: Float32Array) => written.push([...rows]),
      destroy: () => undefined,
    }),
    vao: () => ({ destroy: () => undefined }),
  } as unknown as REGL.Regl;
  return { regl, written };
}
