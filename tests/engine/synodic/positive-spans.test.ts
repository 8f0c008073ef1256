import { expect, test } from 'vitest';
import { positiveSpans } from '#engine/synodic/positive-spans.ts';

const sampled = (value: (at: number) => number) => (at: number) => ({ value: value(at), step: 1 });

test('the spans in which a sine is positive are its half turns, one of them cut off by the end', () => {
  const spans = positiveSpans(
    sampled((at) => Math.sin(at / 3)),
    -2,
    20.5,
  );
  expect(spans).toEqual([
    {
      from: expect.closeTo(0, 3),
      to: expect.closeTo(3 * Math.PI, 3),
      cutBefore: false,
      cutAfter: false,
    },
    { from: expect.closeTo(6 * Math.PI, 3), to: 20.5, cutBefore: false, cutAfter: true },
  ]);
});

test('the spans in which a function is positive are found between two samples, and so are gaps', () => {
  const peak = positiveSpans(
    sampled((at) => 0.04 - (at - 4.5) ** 2),
    0,
    10,
  );
  expect(peak).toMatchObject([{ from: expect.closeTo(4.3, 3), to: expect.closeTo(4.7, 3) }]);
  const gap = positiveSpans(
    sampled((at) => (at - 4.5) ** 2 - 0.04),
    0,
    10,
  );
  expect(gap).toMatchObject([
    { from: 0, to: expect.closeTo(4.3, 3), cutBefore: true, cutAfter: false },
    { from: expect.closeTo(4.7, 3), to: 10, cutBefore: false, cutAfter: true },
  ]);
});

test('a function that is never positive has no positive span, and one that always is has the whole', () => {
  expect(
    positiveSpans(
      sampled(() => -1),
      0,
      9,
    ),
  ).toEqual([]);
  expect(
    positiveSpans(
      sampled(() => 1),
      0,
      9,
    ),
  ).toEqual([{ from: 0, to: 9, cutBefore: true, cutAfter: true }]);
});

test('the spans in which a function is positive end where the function has no value any more', () => {
  const ending = positiveSpans(
    sampled((at) => (at < 3.25 ? 1 : Number.NEGATIVE_INFINITY)),
    0,
    9,
  );
  expect(ending).toMatchObject([{ from: 0, to: expect.closeTo(3.25, 3), cutAfter: false }]);
});
