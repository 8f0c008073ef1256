import { expect, test } from 'vitest';
import { inOrder, orderAfterPress } from '#machines/fvt/approach-order.ts';
import { approach } from '../fakes/flybys.ts';

const FIRST = approach({ name: 'Zeta', number: '7', mjd: 1, distanceAu: 3, speedKmS: 5, mag: 20 });
const SECOND = approach({
  mjd: 2,
  distanceAu: 1,
  speedKmS: 7,
  mag: 19,
  diam: 340,
});
const THIRD = approach({
  name: 'Alpha',
  number: '100',
  mjd: 3,
  distanceAu: 2,
  speedKmS: 9,
  mainBody: { id: 'venus', name: 'Venus' },
});
const ALL = [THIRD, FIRST, SECOND];

test('approaches are listed by date until a head is pressed', () => {
  expect(inOrder(ALL, undefined)).toEqual([FIRST, SECOND, THIRD]);
});

test('a head sorts upwards, then downwards, then no more', () => {
  const up = orderAfterPress(undefined, 'date');
  const down = orderAfterPress(up, 'date');
  expect(up).toEqual({ by: 'date', direction: 'ascending' });
  expect(down).toEqual({ by: 'date', direction: 'descending' });
  expect(orderAfterPress(down, 'date')).toBeUndefined();
  expect(orderAfterPress(down, 'body')).toEqual({ by: 'body', direction: 'ascending' });
  expect(inOrder(ALL, down)).toEqual([THIRD, SECOND, FIRST]);
});

test('names that are numbers are sorted as such, bodies by name and then by date', () => {
  expect(inOrder(ALL, { by: 'object', direction: 'ascending' })).toEqual([FIRST, THIRD, SECOND]);
  expect(inOrder(ALL, { by: 'body', direction: 'descending' })).toEqual([THIRD, FIRST, SECOND]);
});

test('other orders bring the nearest, fastest, largest and brightest to the top, and what is unknown to the end', () => {
  expect(first('distance')).toEqual([2, 3, 1]);
  expect(first('speed')).toEqual([3, 2, 1]);
  expect(first('size')).toEqual([2, 1, 3]);
  expect(first('magnitude')).toEqual([2, 1, 3]);
});

/** Modified Julian dates of all approaches, that with the least of a quantity first. */
function first(by: 'distance' | 'speed' | 'size' | 'magnitude'): readonly number[] {
  return inOrder(ALL, { by, direction: 'ascending' }).map(({ mjd }) => mjd);
}
