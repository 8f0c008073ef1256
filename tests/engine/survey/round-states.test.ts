import { expect, test } from 'vitest';
import { AU_KM } from '#engine/constants.ts';
import { roundStates } from '#engine/survey/round-states.ts';
import { seededRandom } from '../seeded-random.ts';

const STATES = 1000;

test('a rounded state is within 1.1 m and 9 mm a day of what it was in each axis, and a second rounding changes nothing', () => {
  const random = seededRandom(5);
  const exact = Float64Array.from(
    { length: 6 * STATES },
    (_, k) => (k % 6 < 3 ? 6 : 0.06) * (random() - 0.5),
  );
  const rounded = exact.slice();
  roundStates(rounded, 0, rounded.length);
  const metres = exact.map((number, k) => Math.abs(number - rounded[k]) * AU_KM * 1000);
  expect(Math.max(...metres.filter((_, k) => k % 6 < 3))).toBeLessThan(1.1);
  expect(Math.max(...metres.filter((_, k) => k % 6 > 2))).toBeLessThan(0.009);
  const again = rounded.slice();
  roundStates(again, 0, again.length);
  expect(again).toEqual(rounded);
});

test('what is before and behind the rounded states is as it was', () => {
  const states = new Float64Array(18).fill(Math.PI);
  roundStates(states, 6, 12);
  expect([...states].map((number) => number === Math.PI)).toEqual([
    ...Array<boolean>(6).fill(true),
    ...Array<boolean>(6).fill(false),
    ...Array<boolean>(6).fill(true),
  ]);
});
