import { expect, test } from 'vitest';
import { typedPlace } from '#parts/setup/observatory-search.tsx';

test.each([
  ['38.72, -9.14', 38.72, -9.14],
  ['1°17′ S 36°49′ E', -1.283_33, 36.816_67],
  ['-33.9 / 289.5', -33.9, -70.5],
])('a place is read from %s where observatories are searched', (text, latitude, longitude) => {
  expect(typedPlace(text)).toMatchObject({
    kind: 'place',
    place: { code: undefined, latitude, longitude },
  });
});

test('no place is read from coordinates that name none', () => {
  expect(typedPlace('91, 10')).toEqual({ kind: 'nowhere' });
});

test.each(['G96', 'Lisbon', '950 La Palma', '38.72'])(
  'no place is read from %s where observatories are searched',
  (text) => {
    expect(typedPlace(text)).toEqual({ kind: 'other' });
  },
);
