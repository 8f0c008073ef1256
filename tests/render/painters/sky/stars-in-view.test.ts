import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { isInPicture, projectSky, type SkyView, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { starVectorColumns } from '#render/painters/sky/star-vectors.ts';
import { createStarSearch } from '#render/painters/sky/stars-in-view.ts';
import { skyCamera, starsAt } from '../../../visual/stage/sky.ts';

const SIZE = { width: 1440, height: 780 };
const HERE = { years: 0, observer: [0, 0, 0] } as const;

/** Places evenly over the sky, deg. */
const PLACES = Array.from({ length: 20_000 }, (_, row): [number, number] => [
  (row * 222.492_236) % 360,
  Math.asin((2 * row + 1) / 20_000 - 1) / DEGREE,
]);
const STARS = starVectorColumns(starsAt(PLACES.map(([ra, dec]) => [ra, dec, 5])));

test.each([90, 45, 10, 1, 0.1])(
  'the stars that a picture is drawn of are all that are in it and few others, in a field of %d°',
  (field) => {
    for (const dec of [22, 89.9]) {
      const view = skyViewOf(skyCamera(83, dec, field), SIZE, 600);
      const found = createStarSearch(STARS)(view, { count: 15_000, large: 100, seen: HERE });
      const seen = rowsIn(view, 15_000);
      const drawn = new Set(found);
      expect(seen.filter((row) => !drawn.has(row))).toEqual([]);
      expect(drawn.size).toBe(found?.length);
      expect(drawn.size).toBeLessThan(1.5 * seen.length + 20);
    }
  },
);

test('the stars of a picture are selected again only when the view has turned by more than its margin', () => {
  const search = createStarSearch(STARS);
  const selection = { count: 20_000, large: 0, seen: HERE };
  let drawn = new Set(search(viewAt(83), selection));
  let times = 1;
  for (let ra = 83; ra < 95; ra += 0.1) {
    const found = search(viewAt(ra), selection);
    if (found !== undefined) {
      drawn = new Set(found);
      times++;
    }
    expect(rowsIn(viewAt(ra), 20_000).filter((row) => !drawn.has(row))).toEqual([]);
  }
  expect(times).toBeGreaterThan(5);
  expect(times).toBeLessThan(25);
});

test.each([
  ['another field', skyViewOf(skyCamera(83, 22, 44), SIZE), 500],
  ['another picture', skyViewOf(skyCamera(83, 22, 45), { width: 1000, height: 780 }), 500],
  ['more stars', viewAt(83), 501],
])('the stars that a picture is drawn of are looked for again for %s', (_, view, count) => {
  const search = createStarSearch(STARS);
  search(viewAt(83), { count: 500, large: 0, seen: HERE });
  expect(search(view, { count, large: 0, seen: HERE })).toBeDefined();
});

test('the stars that a picture is drawn of are the large ones first, the brightest before the others, then those of each column from its top', () => {
  const view = viewAt(83);
  const found = createStarSearch(STARS)(view, { count: 20_000, large: 500, seen: HERE }) ?? [];
  const seen = new Set(rowsIn(view, 20_000));
  const rows = [...found].filter((row) => seen.has(row));
  const large = rows.filter((row) => row < 500);
  expect(rows.slice(0, large.length)).toEqual(large.toSorted((one, other) => one - other));
  const places = rows.slice(large.length).map((row) => placeOf(view, row));
  for (const [index, place] of places.slice(1).entries()) {
    const before = places[index];
    const [column, columnBefore] = [place, before].map(({ x }) => Math.floor(x / 96));
    if (column === columnBefore) expect(place.y).toBeGreaterThan(before.y - 2);
    else expect(column).toBeGreaterThan(columnBefore);
  }
});

test('stars are found when they come from outside, and again when they have moved', () => {
  const swift = starsAt([[83, 21, 5]]);
  swift.pmDec[0] = 10_000; // mas a year
  const view = skyViewOf(skyCamera(83, 22, 1), SIZE);
  const search = createStarSearch(starVectorColumns(swift));
  const drawn = (years: number) =>
    search(view, { count: 1, large: 0, seen: { years, observer: [0, 0, 0] } })?.length;
  expect(drawn(0)).toBe(0);
  expect(drawn(300)).toBe(1);
  expect(drawn(300.000_01)).toBeUndefined();
  expect(drawn(300.1)).toBe(1); // by an arcsecond: a fifth of a px
});

function viewAt(ra: number): SkyView {
  return skyViewOf(skyCamera(ra, 22, 45), SIZE);
}

function placeOf(view: SkyView, row: number) {
  const [ra, dec] = PLACES[row];
  return projectSky(view, directionOf(ra * DEGREE, dec * DEGREE)) ?? { x: -1e9, y: -1e9 };
}

function rowsIn(view: SkyView, count: number): readonly number[] {
  return PLACES.slice(0, count).flatMap((_, row) => (isInPicture(view, placeOf(view, row)) ? [row] : []));
}
