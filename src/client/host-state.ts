/** How far the service in the page is. */
export type HostState = {
  /** Its data are read: it answers at once. */
  readonly isOpen: boolean;
  /** All orbits are brought to today. */
  readonly isPrepared: boolean;
  /** The service on the network fetches later orbits of named objects than the data have. */
  readonly isOutdone: boolean;
};

const CLOSED: HostState = { isOpen: false, isPrepared: false, isOutdone: false };

let state = CLOSED;
const listeners = new Set<() => void>();

/** The state of the service in the page, as far as it has reported it. */
export function hostState(): HostState {
  return state;
}

/** Notes what has changed; nothing of the former state applies where that is absent, as when the worker has died. */
export function noteHostState(change: Partial<HostState> | undefined): void {
  state = change === undefined ? CLOSED : { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Calls a listener at every change. @returns ends it. */
export function followHostState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
