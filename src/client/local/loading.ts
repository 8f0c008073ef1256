import type { LoadingMessage } from '#contract/local/host-messages.ts';

let loading: LoadingMessage = { received: 0, bytes: 0 };
const listeners = new Set<() => void>();

/** Progress of the data files that the service in the page reads; no files before the service is used. */
export function currentLoading(): LoadingMessage {
  return loading;
}

/** Notes how far the files have come. */
export function noteLoading(message: LoadingMessage): void {
  loading = message;
  for (const listener of listeners) listener();
}

/** Calls a listener at every change. @returns ends it. */
export function followLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
