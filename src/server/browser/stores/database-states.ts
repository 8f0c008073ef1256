import { ProblemError } from '#server/http/problem-error.ts';
import type { StateStore } from '#server/states/state-store.ts';
import type { Database } from './database.ts';
import { unlessRefused } from './unless-refused.ts';

/** Saved states in the database of the browser. Where that stores nothing, there are none. */
export function databaseStates(open: () => Promise<Database>): StateStore {
  return {
    async insert(state) {
      const isInserted = await unlessRefused(async () => {
        const transaction = (await open()).transaction('states', 'readwrite');
        const isTaken = (await transaction.store.getKey(state.id)) !== undefined;
        await Promise.all([isTaken ? undefined : transaction.store.add(state), transaction.done]);
        return !isTaken;
      });
      if (isInserted === undefined)
        throw new ProblemError('storage-refused', {
          detail:
            'There is no room, it is refused, or an older and a newer version of this page are open in two tabs: reload the older one.',
        });
      return isInserted;
    },
    read: (id, since) =>
      unlessRefused(async () => {
        const state = await (await open()).get('states', id);
        return state !== undefined && state.savedAt >= since ? state : undefined;
      }),
    async deleteBefore(savedAt) {
      const deleted = await unlessRefused(async () => {
        const transaction = (await open()).transaction('states', 'readwrite');
        const earlier = IDBKeyRange.upperBound(savedAt, true);
        const keys = await transaction.store.index('savedAt').getAllKeys(earlier);
        for (const key of keys) await transaction.store.delete(key);
        await transaction.done;
        return keys.length;
      });
      return deleted ?? 0;
    },
    close: async () => (await open()).close(),
  };
}
