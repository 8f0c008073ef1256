import type { StateStore, StoredState } from '#server/states/state-store.ts';

/** States in memory. */
export function fakeStateStore(): StateStore {
  const states = new Map<string, StoredState>();
  return {
    async insert(state) {
      if (states.has(state.id)) return false;
      states.set(state.id, state);
      return true;
    },
    async read(id, since) {
      const state = states.get(id);
      return state !== undefined && state.savedAt >= since ? state : undefined;
    },
    async deleteBefore(savedAt) {
      const old = [...states.values()].filter((state) => state.savedAt < savedAt);
      for (const { id } of old) states.delete(id);
      return old.length;
    },
    async close() {},
  };
}
