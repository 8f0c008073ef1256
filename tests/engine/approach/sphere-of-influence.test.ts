import { expect, test } from 'vitest';
import { sphereCrossings } from '#engine/approach/sphere-of-influence.ts';
import { tableOfPlaces } from '#engine/table/table-of-places.ts';

test('an object that falls into a body comes into its sphere, also where its table ends some seconds before the nearest point', () => {
  const offsets = Float64Array.from({ length: 10 }, (_, day) => day);
  const falling = tableOfPlaces(
    2_461_050.5,
    offsets,
    Float64Array.from([...offsets].flatMap((day) => [10 - day, 0, 0])),
  );
  expect(sphereCrossings(falling, 5, 0)).toEqual({}); // outside
  expect(sphereCrossings(falling, 5, 9.000_02)).toEqual({ entryDay: expect.closeTo(2_461_055.5, 5) });
});
