import { expect, test } from 'vitest';
import { interpolatedSpans } from '#parts/charts/crossing.ts';
import { markedSpans, nearestIndex, sharedSpans, spanPath } from '#parts/charts/spans.ts';
import { swipeOf } from '#parts/charts/swipe.ts';
import { valueScale } from '#parts/charts/value-scale.ts';

test('a marked sample represents the time that is nearer to it than to its neighbours', () => {
  expect(markedSpans([0, 1, 2, 3], [0, 1, 0, 0])).toEqual([{ start: 0.5, end: 1.5 }]);
  expect(markedSpans([0, 1, 2, 3], [1, 1, 0, 1])).toEqual([
    { start: 0, end: 1.5 },
    { start: 2.5, end: 3 },
  ]);
  expect(markedSpans([0, 1], [0, 0])).toEqual([]);
});

test('the nearest sample is found, also beyond both ends', () => {
  const samples = [10, 20, 30];
  expect([0, 14, 16, 25.1, 99].map((moment) => nearestIndex(samples, moment))).toEqual([0, 0, 1, 2, 2]);
  expect(nearestIndex([], 5)).toBe(0);
});

test('what two lists of spans share is theirs alone where they overlap', () => {
  const nights = [
    { start: 0, end: 4 },
    { start: 10, end: 14 },
  ];
  const moon = [
    { start: 3, end: 11 },
    { start: 13, end: 20 },
  ];
  expect(sharedSpans(nights, moon)).toEqual([
    { start: 3, end: 4 },
    { start: 10, end: 11 },
    { start: 13, end: 14 },
  ]);
});

test('bars that would touch are drawn as one, and none is narrower than a pixel', () => {
  const spans = [
    { start: 0, end: 0.001 },
    { start: 1, end: 2 },
    { start: 2.01, end: 3 },
  ];
  expect(spanPath(spans, (moment) => moment * 10, 0, 4)).toBe('M0 0H1V4H0ZM10 0H30V4H10Z');
});

test('the moment a smooth quantity crosses a limit is found between half hours, to a tenth of a second', () => {
  const timestamps = Array.from({ length: 49 }, (_, index) => index / 48);
  const [span] = interpolatedSpans(timestamps, timestamps.map(sunLike), (value) => value - 10);
  const rise = Math.asin(10 / 57) / (2 * Math.PI);
  expect(Math.abs((span?.start ?? 0) - rise) * 86_400).toBeLessThan(0.15);
  expect(Math.abs((span?.end ?? 0) - (0.5 - rise)) * 86_400).toBeLessThan(0.15);
});

test('a quantity that does not exist is never within its limit', () => {
  expect(interpolatedSpans([0, 1], [null, null], (value) => value)).toEqual([]);
  expect(interpolatedSpans([0, 1, 2], [1, 1, 1], (value) => value)).toEqual([{ start: 0, end: 2 }]);
});

test('values lie between the edges of their lane, a constant in its middle', () => {
  const scale = valueScale(10, 20, 0, 100);
  expect([scale.y(10), scale.y(15), scale.y(20)]).toEqual([100, 50, 0]);
  expect(scale.value(scale.y(12.5))).toBeCloseTo(12.5, 12);
  expect(valueScale(7, 7, 0, 100).y(7)).toBe(50);
});

test('a finger that moves to the left turns to what follows, one that scrolls to nothing', () => {
  expect([swipeOf(-80, 10), swipeOf(80, -10), swipeOf(-30, 0), swipeOf(-80, 70)]).toEqual([1, -1, 0, 0]);
});

/** An altitude that swings between 57 degrees above and below the horizon once a day; the moment in days. */
function sunLike(moment: number): number {
  return 57 * Math.sin(2 * Math.PI * moment);
}
