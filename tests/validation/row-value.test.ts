import { expect, test } from 'vitest';
import { rowInstant, rowPlace, rowValue } from '#validation/row-value.ts';

test.each([
  ['0.05 apart', 137.6, 137.550_02, '137.6', '137.550'],
  ['a thousandth apart', 18.132, 18.132_77, '18.132', '18.13277'],
  ['a billionth apart', 0.782_864_296_13, 0.782_864_295_26, '0.78286429613', '0.78286429526'],
  ['dozens apart', 38_012.474, 37_951.9, '38012', '37952'],
  ['equal', 0.5, 0.5, '0.5', '0.5'],
])(
  'two numbers that are %s are shown to the second digit of their difference, and what is recorded to no more than was',
  (_, recorded, computed, recordedText, computedText) => {
    expect(rowValue('V', 'mag', recorded, computed)).toEqual({
      name: 'V',
      unit: 'mag',
      recorded: recordedText,
      computed: computedText,
    });
  },
);

test('two angles on both sides of zero are as near as they are on the circle', () => {
  expect(rowValue('RA', 'deg', 359.9999, 0.0002)).toMatchObject({
    recorded: '359.9999',
    computed: '0.00020',
  });
});

test('a place is shown in km by its coordinates, and one of them alone as such', () => {
  const place = rowPlace([1, 0, -1], [1, 1e-9, -1 + 1e-8]);
  expect(place.map(({ name, unit, computed }) => [name, unit, computed])).toEqual([
    ['x', 'km', '149597870.7'],
    ['y', 'km', '0.15'],
    ['z', 'km', '-149597869.2'],
  ]);
  expect(rowPlace([2], [2]).map(({ name }) => name)).toEqual(['Coordinate']);
});

test('instants are shown to the second digit of the seconds between them, at most to a tenth of a millisecond', () => {
  const day = 2_462_239.5; // 2029-04-13
  expect(rowInstant('Perigee', 'TDB', day + 0.5, day + 0.5 + 31.17 / 1440)).toEqual({
    name: 'Perigee',
    unit: 'TDB',
    recorded: '2029-04-13 12:00:00',
    computed: '2029-04-13 12:31:10',
  });
  expect(rowInstant('Perigee', 'TDB', day + 0.5, day + 0.5 + 0.25 / 86_400)).toMatchObject({
    recorded: '2029-04-13 12:00:00.00',
    computed: '2029-04-13 12:00:00.25',
  });
  expect(rowInstant('Perigee', 'TDB', day, day)).toMatchObject({ recorded: '2029-04-13 00:00:00' });
});
