import type { StateStore } from '#server/states/state-store.ts';
import type { Database } from './database.ts';

/** Saved states in the database of the browser. */
export function databaseStates(open: () => Promise<Database>): StateStore {
  return {
    async insert(state) {
      const transaction = (await open()).transaction('states', 'readwrite');
      const isTaken = (await transaction.store.getKey(state.id)) !== undefined;
      if (!isTaken) await transaction.store.add(state);
      await transaction.done;
      return !isTaken;
    },
    async read(id, since) {
      const state = await (await open()).get('states', id);
      return state !== undefined && state.savedAt >= since ? state : undefined;
    },
    async deleteBefore(savedAt) {
      const transaction = (await open()).transaction('states', 'readwrite');
      const earlier = IDBKeyRange.upperBound(savedAt, true);
      const keys = await transaction.store.index('savedAt').getAllKeys(earlier);
      for (const key of keys) await transaction.store.delete(key);
      await transaction.done;
      return keys.length;
    },
    close: async () => (await open()).close(),
  };
}
