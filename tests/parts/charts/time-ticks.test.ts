import { expect, test } from 'vitest';
import { TIMESTAMP_SPACING_PX, timeTicks } from '#parts/charts/time-ticks.ts';

/** 2026-11-21 00:00 UTC. */
const START = 2_461_365.5;

test('a label of the time axis has 48 pixels', () => {
  expect(TIMESTAMP_SPACING_PX).toBe(48);
  for (const [days, width] of [
    [1, 500],
    [8, 850],
    [30, 320],
    [400, 900],
  ] as const) {
    const places = timeTicks({ start: START, end: START + days }, width).map(({ x }) => x);
    expect(places.length).toBeGreaterThan(1);
    for (const [index, place] of places.entries())
      if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(47);
  }
});

test('days are numbered, the first with its month, and months and years named where they begin', () => {
  const texts = timeTicks({ start: START, end: START + 14 }, 800).map(({ text }) => text);
  expect(texts[0]).toBe('21 Nov');
  expect(texts).toContain('Dec');
  expect(timeTicks({ start: START, end: START + 800 }, 600).map(({ text }) => text)).toContain('2027');
});
