import { describe, expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { skyViewOf } from '#render/cameras/sky-camera.ts';
import { SKY_CELLS, skyCellOf } from '#render/geometry/sky-cells.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { cellsOf, rowsInView } from '#render/painters/sky/star-rows.ts';
import { starsAt, skyCamera } from '../../visual/stage/sky.ts';

const SIZE = { width: 1440, height: 780 };

/** Places evenly over the sky, deg. */
const PLACES = Array.from({ length: 20_000 }, (_, row): [number, number] => [
  (row * 222.492_236) % 360,
  Math.asin((2 * row + 1) / 20_000 - 1) / DEGREE,
]);

describe('the cells of the sky', () => {
  test('hold much the same part of it each', () => {
    const counts = Array.from({ length: SKY_CELLS }, () => 0);
    for (const [ra, dec] of PLACES) counts[skyCellOf(directionOf(ra * DEGREE, dec * DEGREE))]++;
    const even = PLACES.length / SKY_CELLS;
    expect(Math.min(...counts)).toBeGreaterThan(0.6 * even);
    expect(Math.max(...counts)).toBeLessThan(1.5 * even);
  });

  test('that a picture sees nothing of are not drawn, and every star in it is', () => {
    const stars = starsAt(PLACES.map(([ra, dec], row) => [ra, dec, (9 * row) / PLACES.length]));
    const { cells, order } = cellsOf(stars);
    for (const field of [90, 45, 10, 1, 0.1]) {
      const view = skyViewOf(skyCamera(83, 22, field), SIZE);
      const drawn = new Set(
        rowsInView(cells, view, 7).flatMap(({ first, count }) => [...order.subarray(first, first + count)]),
      );
      const cosine = Math.cos(view.reach);
      const seen = PLACES.flatMap(([ra, dec], row) => {
        const [x, y, z] = directionOf(ra * DEGREE, dec * DEGREE);
        const [a, b, c] = view.centre;
        return x * a + y * b + z * c > cosine && stars.magnitude[row] <= 7 ? [row] : [];
      });
      expect(seen.filter((row) => !drawn.has(row))).toEqual([]);
      expect([...drawn].every((row) => stars.magnitude[row] <= 7)).toBe(true);
      expect(drawn.size).toBeLessThan(field > 40 ? 9000 : 1500);
    }
  });
});
