import type { Database } from './database.ts';
import { unlessRefused } from './unless-refused.ts';
import type { RequestStore } from './lasting-calculations.ts';

/** Requested calculations in the database of the browser. */
export function databaseRequests(open: () => Promise<Database>): RequestStore {
  return {
    async save(calculation) {
      await (await open()).put('calculations', calculation);
    },
    load: (token) => unlessRefused(async () => (await open()).get('calculations', token)),
    async forgetBefore(createdAt) {
      const transaction = (await open()).transaction('calculations', 'readwrite');
      const earlier = IDBKeyRange.upperBound(createdAt, true);
      const tokens = await transaction.store.index('createdAt').getAllKeys(earlier);
      for (const token of tokens) await transaction.store.delete(token);
      await transaction.done;
    },
  };
}
