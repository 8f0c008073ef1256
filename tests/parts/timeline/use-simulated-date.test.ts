import { beforeEach, expect, test, vi } from 'vitest';
import { createTicker } from '#parts/timeline/use-simulated-date.ts';

beforeEach(() => void vi.useFakeTimers());

test('a listener that comes later is on the same moments of a running date as those before', () => {
  let now = 1000;
  const { lastMs, subscribe } = createTicker(() => now, 125);
  const moments: [string, number][] = [];
  const leave = subscribe(() => moments.push(['timeline', lastMs()]));
  vi.advanceTimersByTime(60);
  const leaveLater = subscribe(() => moments.push(['details', lastMs()]));
  now = 1125;
  vi.advanceTimersByTime(65);
  expect(moments).toEqual([
    ['timeline', 1125],
    ['details', 1125],
  ]);
  leave();
  leaveLater();
  expect(vi.getTimerCount()).toBe(0);
});
