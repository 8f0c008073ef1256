import { describe, expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { isInPicture, projectSky, skyViewOf } from '#render/cameras/sky-camera.ts';
import { cellCount, skyCellOf } from '#render/geometry/sky-cells.ts';
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
  test.each([1, 4, 6])('hold much the same part of it each, with %i along an edge', (along) => {
    const counts = Array.from({ length: cellCount(along) }, () => 0);
    for (const [ra, dec] of PLACES) counts[skyCellOf(directionOf(ra * DEGREE, dec * DEGREE), along)]++;
    const even = PLACES.length / cellCount(along);
    expect(Math.min(...counts)).toBeGreaterThan(0.6 * even);
    expect(Math.max(...counts)).toBeLessThan(1.5 * even);
  });

  const stars = starsAt(PLACES.map(([ra, dec], row) => [ra, dec, (9 * row) / PLACES.length]));
  const { cells, order } = cellsOf(stars);

  test.each([7, 9])(
    'that a picture sees nothing of are not drawn, and every star to V %i in it is',
    (limit) => {
      for (const field of [90, 45, 10, 1, 0.1]) {
        for (const dec of [22, 89.9]) {
          const view = skyViewOf(skyCamera(83, dec, field), SIZE, 600);
          const ranges = rowsInView(cells, view, limit, 0);
          const drawn = new Set(
            ranges.flatMap(({ first, count }) => [...order.subarray(first, first + count)]),
          );
          const seen = PLACES.flatMap(([ra, toNorth], row) => {
            const at = projectSky(view, directionOf(ra * DEGREE, toNorth * DEGREE));
            return at !== undefined && isInPicture(view, at) && stars.magnitude[row] <= limit ? [row] : [];
          });
          expect(seen.filter((row) => !drawn.has(row))).toEqual([]);
          expect([...drawn].every((row) => stars.magnitude[row] <= limit)).toBe(true);
          expect(drawn.size).toBeLessThan(1.5 * seen.length + 2000);
          expect(ranges.length).toBeLessThan(60);
        }
      }
    },
  );

  test('whose stars are swift are drawn where these may have come from outside of the picture', () => {
    const swift = starsAt([[83, 21, 5]]);
    swift.pmDec[0] = 10_000; // mas a year
    const view = skyViewOf(skyCamera(83, 22, 1), SIZE);
    const drawn = (years: number) => rowsInView(cellsOf(swift).cells, view, 7, years);
    expect(drawn(0)).toEqual([]);
    expect(drawn(300)).toEqual([{ first: 0, count: 1 }]);
  });
});
