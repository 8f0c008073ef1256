import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { longitudeOf, latitudeOf } from '#engine/earth/frames.ts';
import { healpixDirection } from '#engine/sky/healpix.ts';
import { skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { tilesIn } from '#render/geometry/sky-tiles.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import { orderFor } from '#render/painters/sky/survey.ts';
import { tileCorners, windowInAllSky, windowInAncestor } from '#render/painters/sky/tile-places.ts';
import { allSkyUrl, tileUrl } from '#render/picture/sky/survey.ts';
import { skyCamera } from '../../../visual/stage/sky.ts';

const SURVEY = {
  url: 'https://sky.example.org/survey',
  fileType: 'jpg',
  maxOrder: 9,
  tileWidth: 512,
  frame: 'equatorial',
} as const;
const SIZE = { width: 1440, height: 900 };

test('tiles have addresses by order, folder of ten thousand, and cell', () => {
  expect(tileUrl(SURVEY, 3, 17)).toBe('https://sky.example.org/survey/Norder3/Dir0/Npix17.jpg');
  expect(tileUrl(SURVEY, 9, 2_345_678)).toMatch(/\/Norder9\/Dir2340000\/Npix2345678\.jpg$/);
  expect(allSkyUrl(SURVEY)).toMatch(/\/Norder3\/Allsky\.jpg$/);
});

test.each([
  [45, undefined],
  [20, 3],
  [3, 5],
  [0.4, 8],
  [0.1, 9], // no sharper one
])('the tiles of a field of %d deg are of order %s', (field, order) => {
  expect(orderFor(SURVEY, skyViewOf(skyCamera(80, 20, field), SIZE), 1)).toBe(order);
});

test('the tiles of a field are all that reach into it, the nearest first, and few beside it', () => {
  for (const [centre, radius] of [
    [directionOf(1, 0.3), 0.05],
    [directionOf(0, 90 * DEGREE), 0.2],
    [directionOf(6.2, -1.4), 0.1],
  ] as const) {
    const cells = tilesIn({ centre, radius }, 4);
    const reaching = Array.from({ length: 12 * 4 ** 4 }, (_, cell) => cell).filter((cell) =>
      places(4, cell).some((place) => vec3.angle(place, centre) <= radius),
    );
    expect(reaching.filter((cell) => !cells.includes(cell))).toEqual([]);
    expect(cells.length).toBeLessThan(2.5 * reaching.length + 12);
    expect(reaching).toContain(cells[0]);
  }
});

test('tiles on galactic axes lie about the galaxy: cell 4 of order 0 has its centre in the middle', () => {
  const [x, y, z] = tileCorners('galactic', 0, 4, 2).subarray(3 * 4, 3 * 4 + 3);
  expect(longitudeOf(x, y) / DEGREE).toBeCloseTo(266.405, 2); // galactic centre, ICRF (Hipparcos vol. 1, eq. 1.5.11)
  expect(latitudeOf(x, y, z) / DEGREE).toBeCloseTo(-28.936, 2);
});

test('a tile begins in the south at the upper left, goes down to the east and right to the west', () => {
  const corners = tileCorners('equatorial', 3, 100, 1);
  expect([...corners]).toEqual(
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].flatMap(([east, west]) => healpixDirection(3, 100, east, west)),
  );
});

test('coarse tiles replace sharper ones by their part, and all together in lines of 27', () => {
  expect(windowInAncestor(4 * 77 + 1, 1)).toEqual({ left: 0, top: 0.5, width: 0.5, height: 0.5 });
  expect(windowInAncestor(16 * 5 + 0b1011, 2)).toEqual({
    left: 0.75,
    top: 0.25,
    width: 0.25,
    height: 0.25,
  });
  const { left, top } = windowInAllSky(28);
  expect(left * 27).toBeCloseTo(1, 1);
  expect(top * 29).toBeCloseTo(1, 1);
});

/** Places all over a cell. */
function places(order: number, cell: number) {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.flatMap((x) => steps.map((y) => healpixDirection(order, cell, x, y)));
}
