import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { currentAt } from '#machines/scene/playback-clock.ts';
import type { TimelineActor } from '#machines/scene/timeline.ts';
import { createTicker, type Ticker } from './ticker.ts';

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
