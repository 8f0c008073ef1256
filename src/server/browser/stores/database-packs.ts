import type { PackStore } from '../night-pack/night-packs.ts';
import { type Database, ONLY_KEY } from './database.ts';
import { unlessRefused } from './unless-refused.ts';

/** The night that the browser stores in its database: what it is, and its file. */
export function databasePacks(open: () => Promise<Database>): PackStore {
  return {
    about: () => unlessRefused(async () => (await open()).get('packAbout', ONLY_KEY)),
    file: () => unlessRefused(async () => (await open()).get('packFile', ONLY_KEY)),
    async save(about, file) {
      const transaction = (await open()).transaction(['packAbout', 'packFile'], 'readwrite');
      await Promise.all([
        transaction.objectStore('packAbout').put(about, ONLY_KEY),
        transaction.objectStore('packFile').put(file, ONLY_KEY),
        transaction.done,
      ]);
    },
    async remove() {
      await unlessRefused(async () => {
        const database = await open();
        await Promise.all([database.clear('packAbout'), database.clear('packFile')]);
      });
    },
  };
}
