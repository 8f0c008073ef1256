import { failureOf } from '#contract/rest/failure.ts';
import { pathOf } from '#contract/routes.ts';
import { serviceFetch } from './service-fetch.ts';
import { onSite } from './site.ts';

/** Pauses before the service is looked for again, milliseconds: where the user may be waiting for it, and elsewhere. */
const PAUSE_MS = 4000;
const LONG_PAUSE_MS = 60_000;

/** How long one look may take, milliseconds. */
const LOOK_WITHIN_MS = 4000;

/** Whether the service can be reached, as far as calls have shown. */
export type Reachability = {
  readonly isReachable: () => boolean;
  /** A call got no response: from now on the service is looked for until it responds. */
  readonly noteFailure: () => void;
  /** Looks for the service at once where it could not be reached. */
  readonly checkNow: () => void;
  /** Resolves when the service can be reached. @throws the reason of the signal when it is aborted. */
  readonly untilReachable: (signal: AbortSignal) => Promise<void>;
  /** Calls a listener at every change. @returns ends it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * @param look whether the service responds before the signal aborts.
 * @param isAwaited whether the user may be waiting for it, and a look may find it.
 */
export function createReachability(
  look: (signal: AbortSignal) => Promise<boolean>,
  isAwaited: () => boolean,
): Reachability {
  const listeners = new Set<() => void>();
  let isThere = true;
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return { isReachable: () => isThere, noteFailure, checkNow, untilReachable, subscribe };

  function noteFailure(): void {
    if (!isThere) return;
    checkLater();
    setReachable(false);
  }

  function checkNow(): void {
    if (isThere || isLooking) return;
    clearTimeout(timer);
    void checkOnce();
  }

  function checkLater(): void {
    timer = setTimeout(() => void checkOnce(), isAwaited() ? PAUSE_MS : LONG_PAUSE_MS);
  }

  async function checkOnce(): Promise<void> {
    isLooking = true;
    const isBack = await look(AbortSignal.timeout(LOOK_WITHIN_MS));
    isLooking = false;
    if (isBack) setReachable(true);
    else checkLater();
  }

  async function untilReachable(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (isThere) return;
    await new Promise<void>((resolve) => {
      const settle = () => {
        end();
        signal.removeEventListener('abort', settle);
        resolve();
      };
      const end = subscribe(settle);
      signal.addEventListener('abort', settle);
    });
    signal.throwIfAborted();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function setReachable(reachable: boolean): void {
    if (reachable === isThere) return;
    isThere = reachable;
    for (const listener of listeners) listener();
  }
}

/** Reachability of the service of the page. */
export const SERVICE_REACHABILITY = createReachability(responds, isAwaited);
if (globalThis.window !== undefined && !navigator.onLine) {
  SERVICE_REACHABILITY.noteFailure(); // so that not every call finds that out by itself
  SERVICE_REACHABILITY.checkNow();
}
globalThis.window?.addEventListener('online', SERVICE_REACHABILITY.checkNow);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (isAwaited()) SERVICE_REACHABILITY.checkNow();
});

async function responds(signal: AbortSignal): Promise<boolean> {
  try {
    return (await serviceFetch(onSite(pathOf('status')), { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** A service on this machine can be reached without a network, so that it is looked for then, too, but seldom. */
function isAwaited(): boolean {
  return globalThis.document?.visibilityState === 'visible' && navigator.onLine;
}

/** Calls back whenever the service can be reached again. @returns ends it. */
export function onServiceBack(callback: () => void): () => void {
  return SERVICE_REACHABILITY.subscribe(() => SERVICE_REACHABILITY.isReachable() && callback());
}

/**
 * The outcome of a call that the page makes by itself: it waits while the service cannot be reached, and does not report that.
 *
 * @throws RequestFailed where there was a response; the reason of the signal when it is aborted.
 */
export async function whenReachable<Value>(
  call: () => Promise<Value>,
  signal: AbortSignal,
  reachability: Reachability = SERVICE_REACHABILITY,
): Promise<Value> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (failureOf(error).kind !== 'network') throw error;
      reachability.noteFailure();
      await reachability.untilReachable(signal);
    }
  }
}
