/** A value that changes too often for a machine or for React, and whoever wants to know. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Tells of every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store that holds a value; setting the same one again tells nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What tells of its changes: a store, or an actor. */
export type Changing = {
  readonly subscribe: (listener: () => void) => (() => void) | { readonly unsubscribe: () => void };
};

/** Tells of every change of several until the returned function is called. */
export function followAll(all: readonly Changing[], listener: () => void): () => void {
  const subscriptions = all.map((each) => each.subscribe(listener));
  return () => {
    for (const subscription of subscriptions) {
      if (typeof subscription === 'function') subscription();
      else subscription.unsubscribe();
    }
  };
}
