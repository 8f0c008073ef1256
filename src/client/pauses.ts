/** Requests that wait until the service takes calls of their network again. */
export type Pauses = {
  /**
   * Waits.
   *
   * @returns whether to go on: false where the user refuses to wait.
   * @throws the reason of the signal when it is aborted.
   */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<boolean>;
  /** Ends all waiting: what waited is refused. */
  readonly stop: () => void;
  /** Whole seconds that the longest of the present pauses takes from its beginning; nothing while no request waits. */
  readonly seconds: () => number | undefined;
  /** @returns ends it. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Pause = { readonly milliseconds: number; readonly end: (mayContinue: boolean) => void };

/** Pauses that are shown, and can be ended, as one. */
export function createPauses(): Pauses {
  const present = new Set<Pause>();
  const listeners = new Set<() => void>();

  return { wait, stop, seconds, subscribe };

  async function wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    signal.throwIfAborted();
    const mayContinue = await new Promise<boolean>((end) => {
      const pause: Pause = {
        milliseconds,
        end: (response) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', abandon);
          present.delete(pause);
          notifyListeners();
          end(response);
        },
      };
      const abandon = () => pause.end(false);
      const timer = setTimeout(pause.end, milliseconds, true);
      signal.addEventListener('abort', abandon);
      present.add(pause);
      notifyListeners();
    });
    signal.throwIfAborted();
    return mayContinue;
  }

  function stop(): void {
    for (const { end } of present) end(false);
  }

  function seconds(): number | undefined {
    if (present.size === 0) return undefined;
    return Math.ceil(Math.max(...[...present].map(({ milliseconds }) => milliseconds)) / 1000);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function notifyListeners(): void {
    for (const listener of listeners) listener();
  }
}

/** The pauses of the page: its tools share the calls of one network. */
export const PAGE_PAUSES = createPauses();
