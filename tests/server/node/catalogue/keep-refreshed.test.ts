import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RefreshOutcome } from '#catalogue/refresh-news.ts';
import { keepRefreshed, type CatalogueRefreshing } from '#server/node/catalogue/keep-refreshed.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 5, 1, 12);

let refreshing: CatalogueRefreshing | undefined;
beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(async () => {
  await refreshing?.stop();
});

test('the catalogue is refreshed at once where it never was, and a day after that', async () => {
  const { starts } = keep(['refreshed', 'refreshed']);
  await vi.advanceTimersByTimeAsync(0);
  expect(starts).toEqual([0]);
  await vi.advanceTimersByTimeAsync(25 * HOUR);
  expect(starts).toEqual([0, 24]);
});

test('the catalogue is refreshed after the rest of a day where it was some hours ago', async () => {
  const { starts } = keep(['refreshed'], NOON - 20 * HOUR);
  await vi.advanceTimersByTimeAsync(23 * HOUR);
  expect(starts).toEqual([4]);
});

test('the catalogue is refreshed less and less often where nothing responds, at least daily, and without a report', async () => {
  const { starts, outcomes } = keep(['unreachable']);
  await vi.advanceTimersByTimeAsync(100 * HOUR);
  expect(starts).toEqual([0, 1, 3, 7, 15, 31, 55, 79]);
  expect(outcomes).toEqual([]);
});

test('the catalogue is refreshed again soon where another process was at it', async () => {
  const { starts, outcomes } = keep(['busy', 'refreshed']);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(starts.map((hours) => hours * 60)).toEqual([0, 10]);
  expect(outcomes).toEqual(['refreshed']);
});

test('no refresh begins once the service stops, and one that is under way is ended', async () => {
  const { starts, outcomes, stopped } = keep(['refreshed'], undefined, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(refreshing?.status()).toEqual({
    state: 'fetching',
    step: { file: 'NEA.txt', place: 2, count: 11 },
  });
  await refreshing?.stop();
  await vi.advanceTimersByTimeAsync(100 * HOUR);
  expect({ starts, outcomes, stopped: stopped() }).toEqual({ starts: [0], outcomes: [], stopped: true });
});

test('the catalogue is refreshed with its state outcomes: what is fetched, and when it was last brought up to date', async () => {
  keep(['refreshed'], NOON - 30 * HOUR);
  expect(refreshing?.status()).toEqual({ state: 'waiting', lastSuccess: '2026-05-31T06:00:00.000Z' });
  await vi.advanceTimersByTimeAsync(0);
  expect(refreshing?.status()).toEqual({ state: 'waiting', lastSuccess: '2026-06-01T12:00:00.000Z' });
});

/** Refreshes that end as outcomes, the last way for ever; hours from the start at which they began. */
function keep(outcomes: readonly RefreshOutcome[], before?: number, ends = true) {
  const starts: number[] = [];
  const reported: unknown[] = [];
  let last = before;
  let isStopped = false;
  refreshing = keepRefreshed({
    start(asking) {
      const outcome = outcomes[Math.min(starts.length, outcomes.length - 1)];
      starts.push((Date.now() - NOON) / HOUR);
      asking({ file: 'NEA.txt', place: 2, count: 11 });
      let stop: (() => void) | undefined;
      const ended = new Promise<RefreshOutcome | 'failed'>((resolve) => {
        stop = () => {
          isStopped = true;
          resolve('failed');
        };
        if (ends) {
          if (outcome === 'refreshed') last = Date.now();
          resolve(outcome);
        }
      });
      return { ended, stop: () => stop?.() };
    },
    lastRefresh: () => last,
    now: Date.now,
    everyMs: 24 * HOUR,
    report: (outcome) => reported.push(outcome),
  });
  return { starts, outcomes: reported, stopped: () => isStopped };
}
