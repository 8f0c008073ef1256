import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { milkyWayShare } from '#render/painters/sky/milky-way.ts';

test('the Milky Way is whole in a wide field, and no fog over the stars of a narrow one', () => {
  const shares = [90, 20, 10, 5, 4, 0.1].map((field) => milkyWayShare(field * DEGREE));
  expect(shares.slice(0, 2)).toEqual([1, 1]);
  expect(shares.slice(-2)).toEqual([0, 0]);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});
