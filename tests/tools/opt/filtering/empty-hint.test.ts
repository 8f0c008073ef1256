import { expect, test } from 'vitest';
import { emptyHint } from '#tools/opt/filtering/objects-table.tsx';

test('an empty list is put down to bright nights from Paris to the pole and from Ushuaia to the other, and nowhere between', () => {
  expect([-90, -54.8, 48.8, 69.65].map((latitude) => speaksOfNight(latitude))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([-30.2, 0, 19.8, 48.2].map((latitude) => speaksOfNight(latitude))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('an empty list from the geocentre, where there is no night, is put down to the filters alone', () => {
  expect(emptyHint({ latitude: 0, code: '500' })).toBe(
    'Relax a filter below a column heading, or choose a longer time frame.',
  );
});

function speaksOfNight(latitude: number): boolean {
  return emptyHint({ latitude, code: undefined }).includes('without a dark night');
}
