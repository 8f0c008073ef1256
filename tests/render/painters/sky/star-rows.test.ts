import type REGL from 'regl';
import { expect, test } from 'vitest';
import { createStarRows, makeStarsReady } from '#render/painters/sky/star-rows.ts';
import { starsAt } from '../../../visual/stage/sky.ts';

const STARS = Array.from({ length: 1000 }, (_, row): [number, number, number] => [
  (row * 222.492_236) % 360,
  (row % 179) - 89,
  row / 200,
]);

test('stars that were made ready stand on the GPU as those that were not', () => {
  const written: Float32Array[] = [];
  const nothing = { destroy: () => undefined };
  const regl = {
    buffer: (rows: Float32Array) => {
      written.push(rows);
      return nothing;
    },
    vao: () => nothing,
  } as unknown as REGL.Regl;
  const stars = starsAt(STARS);
  makeStarsReady(stars);
  const cells = [stars, stars, starsAt(STARS)].map((list) => createStarRows(regl, list, false).cells);
  expect(written.map((rows) => [...rows])).toEqual(Array.from({ length: 3 }, () => [...written[0]]));
  expect(cells[0]).toEqual(cells[2]);
  expect(written[0].some((value) => value !== 0)).toBe(true);
});
