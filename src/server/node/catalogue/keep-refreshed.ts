import type { RefreshOutcome } from '#catalogue/refresh-news.ts';
import type { RefreshStatus } from '#contract/status.ts';
import { MILLISECONDS_PER_HOUR } from '#engine/constants.ts';
import type { RefreshRun } from './refresh-process.ts';

/** The longest pause after failures, ms. */
const DAILY_MS = 24 * MILLISECONDS_PER_HOUR;

/** Pause before another look at what another process is fetching, ms. */
const BUSY_PAUSE_MS = MILLISECONDS_PER_HOUR / 6;

export type KeepRefreshedParts = {
  /** Begins a refresh. */
  readonly start: (onFile: (step: { file: string; place: number; count: number }) => void) => RefreshRun;
  /** When the catalogue was last refreshed, ms since the Unix epoch; undefined where it never was. */
  readonly lastRefresh: () => number | undefined;
  readonly now: () => number;
  /** Age at which a new one is fetched, ms. */
  readonly everyMs: number;
  /** Gets the outcome of each refresh that changed something or failed for another reason than a closed network. */
  readonly report: (outcome: RefreshOutcome | 'failed', refused: string | undefined) => void;
};

export type CatalogueRefreshing = {
  readonly status: () => RefreshStatus;
  /** Files that the last refresh refused and why, in words; undefined where it refused none. */
  readonly refused: () => string | undefined;
  readonly stop: () => Promise<void>;
};

/**
 * Refreshes the catalogue, or a part of it, as often as configured, the first time at once where it is older
 * than that or never was.
 *
 * Where nothing responds it is tried again after an hour, then after two, at most once a day, and nothing is
 * logged.
 */
export function keepRefreshed({
  start,
  lastRefresh,
  now,
  everyMs,
  report,
}: KeepRefreshedParts): CatalogueRefreshing {
  let timer: NodeJS.Timeout | undefined;
  let run: RefreshRun | undefined;
  let step: RefreshStatus['step'];
  let failures = 0;
  let refused: string | undefined;
  let stopped = false;
  wait(Math.max(0, (lastRefresh() ?? -Infinity) + everyMs - now()));
  return {
    status() {
      const last = lastRefresh();
      return {
        state: run === undefined ? 'waiting' : 'fetching',
        ...(step === undefined ? {} : { step }),
        ...(last === undefined ? {} : { lastSuccess: new Date(last).toISOString() }),
      };
    },
    refused: () => refused,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      run?.stop();
      await run?.ended;
    },
  };

  function wait(pause: number): void {
    timer = setTimeout(() => void refresh(), pause);
    timer.unref();
  }

  async function refresh(): Promise<void> {
    run = start(({ file, place, count }) => {
      step = { file, place, count };
    });
    const outcome = await run.ended;
    if (outcome === 'refreshed' || outcome === 'unusable') refused = run.refused?.();
    run = undefined;
    step = undefined;
    if (stopped) return;
    if (outcome !== 'busy' && outcome !== 'unreachable') report(outcome, refused);
    failures = outcome === 'refreshed' || outcome === 'busy' ? 0 : failures + 1;
    wait(outcome === 'refreshed' ? everyMs : pauseAfter(outcome, failures));
  }
}

function pauseAfter(outcome: Exclude<RefreshOutcome, 'refreshed'> | 'failed', failures: number): number {
  if (outcome === 'busy') return BUSY_PAUSE_MS;
  return Math.min(DAILY_MS, MILLISECONDS_PER_HOUR * 2 ** (failures - 1));
}
