import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { currentAt } from '#machines/scene/playback-clock.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';

/** How often words and numbers follow a date that runs, ms: faster cannot be read. */
const READABLE_MS = 125;

/** One store for each clock, so that all texts of a page show the same date. */
const tickers = new WeakMap<() => number, Ticker>();

/**
 * The simulated date, UTC milliseconds: at once when it is set, some times a second while it runs. Pictures follow the
 * timeline itself instead.
 */
export function useSimulatedDate(timeline: TimelineActor): number {
  const clock = useSelector(timeline, ({ context }) => context);
  const ticker = tickers.get(clock.realNow) ?? createTicker(clock.realNow, READABLE_MS);
  tickers.set(clock.realNow, ticker);
  const isRunning = clock.anchor !== undefined;
  const realMs = useSyncExternalStore(isRunning ? ticker.subscribe : atRest, ticker.lastMs);
  return currentAt(clock, Math.max(realMs, clock.anchor?.realMs ?? 0));
}

function atRest(): () => void {
  return () => undefined;
}

/** Moments of a clock that several listeners receive together. */
type Ticker = {
  /** The clock at the last moment, ms. */
  readonly lastMs: () => number;
  /** Calls the listener at every moment until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Makes a ticker, which rests while nothing listens.
 *
 * @param now the clock, ms. @param everyMs between two moments.
 */
export function createTicker(now: () => number, everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let last = now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    last = now();
    for (const listener of listeners) listener();
  };
  return {
    lastMs: () => last,
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(tick, everyMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
