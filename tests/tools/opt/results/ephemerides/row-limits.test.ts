import { expect, test } from 'vitest';
import { hoursWith } from '#tools/opt/results/ephemerides/row-limits.ts';

test('the hours that limit rows run to the morning, or from the evening, when one end is chosen first', () => {
  expect(hoursWith(undefined, 'from', 22)).toEqual({ from: 22, to: 6 });
  expect(hoursWith(undefined, 'to', 4)).toEqual({ from: 18, to: 4 });
});

test('the hours that limit rows are never a whole day because the first end chosen is the one proposed for the other', () => {
  expect(hoursWith(undefined, 'from', 6)).toEqual({ from: 6, to: 18 });
  expect(hoursWith(undefined, 'to', 18)).toEqual({ from: 6, to: 18 });
});

test('the hours that limit rows keep the other end once both are there', () => {
  expect(hoursWith({ from: 20, to: 5 }, 'from', 22)).toEqual({ from: 22, to: 5 });
});
