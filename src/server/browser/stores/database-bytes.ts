import type { ByteStore } from '#server/filtering/byte-store.ts';
import type { Database } from './database.ts';
import { unlessRefused } from './unless-refused.ts';

/** Bytes in the database of the browser. @param now milliseconds since the Unix epoch. */
export function databaseBytes(open: () => Promise<Database>, now: () => number): ByteStore {
  return {
    read: (folder, name) =>
      unlessRefused(async () => {
        const transaction = (await open()).transaction('bytes', 'readwrite');
        const stored = await transaction.store.get([folder, name]);
        if (stored !== undefined) {
          // reading succeeds even where a full disk refuses the date of use
          await unlessRefused(() => transaction.store.put({ ...stored, usedAt: now() }));
        }
        await unlessRefused(() => transaction.done);
        return stored?.bytes;
      }),
    async write(folder, name, bytes, most = Number.POSITIVE_INFINITY) {
      const transaction = (await open()).transaction('bytes', 'readwrite');
      await transaction.store.put({ folder, name, bytes, usedAt: now() });
      const ofFolder = IDBKeyRange.bound([folder], [folder, Number.POSITIVE_INFINITY]);
      const keys = await transaction.store.index('used').getAllKeys(ofFolder);
      for (const key of keys.slice(0, Math.max(0, keys.length - most))) await transaction.store.delete(key);
      await transaction.done;
    },
  };
}
