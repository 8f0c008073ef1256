import { expect, test } from 'vitest';
import { thinnedPoints } from '#render/painters/sky/trail-points.ts';

/** Points on a line, CSS px; those without a place are undefined. */
function placesAt(...along: readonly (number | undefined)[]) {
  return {
    xy: Float64Array.from(along.flatMap((x = 0) => [x, 0])),
    placed: Uint8Array.from(along, (x) => (x === undefined ? 0 : 1)),
  };
}

test('of points that would lie on one another the first is drawn, and the next as soon as it is away from it', () => {
  expect([...thinnedPoints(placesAt(0, 3, 6, 9, 12), 6)]).toEqual([0, 0, 2, 2, 4]);
  expect([...thinnedPoints(placesAt(0, 10, 20), 6)]).toEqual([0, 1, 2]);
});

test('the point of the trace date is drawn always, with room around it', () => {
  expect([...thinnedPoints(placesAt(0, 3, 6, 9, 12, 30), 6, { row: 3, apart: 8 })]).toEqual([
    0, 3, 3, 3, 3, 5,
  ]);
});

test('points without a place are not drawn and keep no others away', () => {
  expect([...thinnedPoints(placesAt(0, undefined, 10), 6)]).toEqual([0, -1, 2]);
  expect([...thinnedPoints(placesAt(undefined, 5), 6, { row: 0, apart: 8 })]).toEqual([-1, 1]);
});
