/** A value that changes too often for a machine or for React, with its listeners. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls the listener at every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Creates a store. Setting the same value again calls no listener. */
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

/** A store or an actor: something that reports its changes. */
export type Changing = {
  readonly subscribe: (listener: () => void) => (() => void) | { readonly unsubscribe: () => void };
};

/** Calls the listener at every change of several stores and actors until the returned function is called. */
export function followAll(all: readonly Changing[], listener: () => void): () => void {
  const subscriptions = all.map((each) => each.subscribe(listener));
  return () => {
    for (const subscription of subscriptions) {
      if (typeof subscription === 'function') subscription();
      else subscription.unsubscribe();
    }
  };
}
