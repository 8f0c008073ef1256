import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RefreshOutcome } from '#catalogue/refresh-news.ts';
import { keepRefreshed, type KeptRefreshed } from '#server/node/catalogue/keep-refreshed.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 5, 1, 12);

describe('The catalogue is refreshed', () => {
  let kept: KeptRefreshed | undefined;
  beforeEach(() => void vi.useFakeTimers({ now: NOON }));
  afterEach(async () => {
    await kept?.stop();
    vi.useRealTimers();
  });

  test('at once where it never was, and a day after that', async () => {
    const { starts } = keep(['refreshed', 'refreshed']);
    await vi.advanceTimersByTimeAsync(0);
    expect(starts).toEqual([0]);
    await vi.advanceTimersByTimeAsync(25 * HOUR);
    expect(starts).toEqual([0, 24]);
  });

  test('after the rest of a day where it was some hours ago', async () => {
    const { starts } = keep(['refreshed'], NOON - 20 * HOUR);
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    expect(starts).toEqual([4]);
  });

  test('less and less often where nothing answers, at least daily, and nobody is told', async () => {
    const { starts, told } = keep(['unreachable']);
    await vi.advanceTimersByTimeAsync(100 * HOUR);
    expect(starts).toEqual([0, 1, 3, 7, 15, 31, 55, 79]);
    expect(told).toEqual([]);
  });

  test('again soon where another process was at it', async () => {
    const { starts, told } = keep(['busy', 'refreshed']);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(starts.map((hours) => hours * 60)).toEqual([0, 10]);
    expect(told).toEqual(['refreshed']);
  });

  test('no more once the service stops, and what goes on is ended', async () => {
    const { starts, told, stopped } = keep(['refreshed'], undefined, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(kept?.status()).toEqual({ state: 'fetching', step: { file: 'NEA.txt', place: 2, count: 11 } });
    await kept?.stop();
    await vi.advanceTimersByTimeAsync(100 * HOUR);
    expect({ starts, told, stopped: stopped() }).toEqual({ starts: [0], told: [], stopped: true });
  });

  test('with its state told: what is fetched, and when it was last brought up to date', async () => {
    keep(['refreshed'], NOON - 30 * HOUR);
    expect(kept?.status()).toEqual({ state: 'waiting', lastSuccess: '2026-05-31T06:00:00.000Z' });
    await vi.advanceTimersByTimeAsync(0);
    expect(kept?.status()).toEqual({ state: 'waiting', lastSuccess: '2026-06-01T12:00:00.000Z' });
  });

  /** Refreshes that end as told, the last way for ever; hours from the start at which they began. */
  function keep(outcomes: readonly RefreshOutcome[], before?: number, ends = true) {
    const starts: number[] = [];
    const told: unknown[] = [];
    let last = before;
    let isStopped = false;
    kept = keepRefreshed({
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
      report: (outcome) => told.push(outcome),
    });
    return { starts, told, stopped: () => isStopped };
  }
});
