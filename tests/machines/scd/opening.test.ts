import { expect, test } from 'vitest';
import { openingOf, shownRow } from '#machines/scd/opening.ts';

/** Altitudes of the object and of the Sun by the hour, degrees. */
const pathOf = (...rows: readonly (readonly [altitude: number, sun: number])[]) =>
  rows.map(([altitudeDeg, sunAltitudeDeg]) => ({ altitudeDeg, sunAltitudeDeg }));

test('A path opens where its object is up in a dark sky for the first time, neither by day nor in twilight', () => {
  const path = pathOf([40, 10], [35, -10], [-5, -20], [12, -25], [30, -30]);
  expect(openingOf(path)).toEqual({ row: 3, sight: 'dark' });
});

test('A path whose object is up in twilight alone opens at the darkest moment of it', () => {
  expect(openingOf(pathOf([20, 5], [12, -4], [3, -11], [-6, -19]))).toEqual({ row: 2, sight: 'twilight' });
});

test('A path whose object is below the horizon all night opens where it is least so after sunset', () => {
  expect(openingOf(pathOf([25, 20], [-40, -20], [-4, -30], [-30, -20]))).toEqual({ row: 2, sight: 'below' });
});

test('A path under a Sun that does not set opens where its object is highest', () => {
  expect(openingOf(pathOf([10, 20], [40, 5], [30, 10]))).toEqual({ row: 1, sight: 'day' });
});

test('A path from the centre of the Earth, which has no horizon, opens at its first point', () => {
  expect(openingOf([{ altitudeDeg: undefined, sunAltitudeDeg: undefined }])).toEqual({
    row: 0,
    sight: 'geocentric',
  });
});

test('The row that is chosen is shown as far as the path has it, and the one that it opens at until then', () => {
  const path = pathOf([40, 10], [30, -20], [20, -20]);
  expect(shownRow({ row: 0, isOpening: true }, path)).toBe(1);
  expect(shownRow({ row: 0, isOpening: false }, path)).toBe(0);
  expect(shownRow({ row: 9, isOpening: false }, path)).toBe(2);
  expect(shownRow({ row: 0, isOpening: true }, [])).toBe(0);
});
