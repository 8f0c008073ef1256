/** Moments of a clock that several listeners receive together. */
export type Ticker = {
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
