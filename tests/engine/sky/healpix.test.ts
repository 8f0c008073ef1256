import { expect, test } from 'vitest';
import { healpixCellOf } from '#catalogue/build/star-counts/healpix.ts';
import { HEALPIX_BASE_REACH, healpixDirection } from '#engine/sky/healpix.ts';
import { vec3 } from '#render/geometry/vectors.ts';

test.each([
  // healpy.nest2ring(2, range(10)) and nest2ring(16, 1130), as its documentation has them
  [2, [13, 5, 4, 0, 15, 7, 6, 1, 17, 9]],
])(
  'HEALPix cells in the nested numbering with %i sides are those of healpy in the numbering by rings',
  (sides, rings) => {
    expect(rings.map((_, cell) => healpixCellOf(sides, ...healpixDirection(1, cell, 0.5, 0.5)))).toEqual(
      rings,
    );
    expect(healpixCellOf(16, ...healpixDirection(4, 1130, 0.5, 0.5))).toBe(1504);
  },
);

test('HEALPix cells in the nested numbering have their corners in the south, the east, the west and the north', () => {
  const [south, east, west, north] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([x, y]) => healpixDirection(3, 300, x, y));
  expect(south[2]).toBeLessThan(Math.min(east[2], west[2]));
  expect(north[2]).toBeGreaterThan(Math.max(east[2], west[2]));
  expect(east[0] * west[1] - east[1] * west[0]).toBeLessThan(0); // right ascension grows to the east
});

test('HEALPix cells in the nested numbering join at their sides, at the poles and across base cells', () => {
  const north = [0, 1, 2, 3].map((face) => healpixDirection(0, face, 1, 1));
  for (const corner of north) expect(corner).toEqual([0, 0, 1].map((value) => expect.closeTo(value, 12)));
  // the south-western side of base cell 0 is the north-eastern one of base cell 4
  expect(vec3.angle(healpixDirection(0, 0, 0, 0.3), healpixDirection(0, 4, 1, 0.3))).toBeLessThan(1e-9);
  expect(vec3.angle(healpixDirection(5, 0, 1, 0.5), healpixDirection(5, 1, 0, 0.5))).toBeLessThan(1e-9);
});

test.each([0, 1, 3, 6])(
  'HEALPix cells in the nested numbering of order %i reach no farther from their middle than the reach says',
  (order) => {
    const reach = Array.from({ length: 12 * 4 ** order }, (_, cell) => {
      const middle = healpixDirection(order, cell, 0.5, 0.5);
      const corners = [0, 1].flatMap((x) => [0, 1].map((y) => healpixDirection(order, cell, x, y)));
      return Math.max(...corners.map((corner) => vec3.angle(middle, corner)));
    });
    expect(Math.max(...reach)).toBeLessThan(HEALPIX_BASE_REACH / 2 ** order);
  },
);
