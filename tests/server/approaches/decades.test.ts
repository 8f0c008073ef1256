import { expect, test } from 'vitest';
import { decadesOf } from '#server/approaches/decades.ts';

const ANCHOR = 2_461_000.5;
const DECADE = 3652.5;

test('a search is made decade by decade from today outwards, each from states propagated there step by step', () => {
  const decades = decadesOf({ fromDay: ANCHOR - 5000, toDay: ANCHOR + 8000 }, ANCHOR);
  expect(decades.map(({ number }) => number)).toEqual([-1, 0, -2, 1, 2]);
  expect(decades.map(({ stations }) => stations)).toEqual([
    [],
    [],
    [ANCHOR - DECADE],
    [ANCHOR + DECADE],
    [ANCHOR + DECADE, ANCHOR + 2 * DECADE],
  ]);
});

test('the decades of a search join, and begin and end with it', () => {
  const spans = decadesOf({ fromDay: ANCHOR - 5000, toDay: ANCHOR + 8000 }, ANCHOR)
    .map(({ span }) => span)
    .toSorted((a, b) => a.fromDay - b.fromDay);
  expect(spans[0].fromDay).toBe(ANCHOR - 5000);
  expect(spans.at(-1)?.toDay).toBe(ANCHOR + 8000);
  spans.slice(1).forEach(({ fromDay }, index) => expect(fromDay).toBe(spans[index].toDay));
});
