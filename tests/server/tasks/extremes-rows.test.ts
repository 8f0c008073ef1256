import { expect, test } from 'vitest';
import { extremesInRow, extremesRows } from '#server/tasks/extremes-rows.ts';

test('rows of extremes give back what they were made of, and no value where an object has none', () => {
  const seen = [
    { object: 7, extremes: { magnitude: { min: 18.25, max: 19.5 }, moonglow: { min: -2, max: 0 } } },
    { object: 3, extremes: {}, closeApproachUtc: 2_462_240.4 },
  ];
  const rows = extremesRows(seen);
  expect([0, 1].map((place) => extremesInRow(rows, place))).toEqual(seen);
  expect(() => extremesInRow(rows, 2)).toThrow(RangeError);
});
