import type { PackStore } from '../night-pack/night-packs.ts';
import { type Database, ONLY } from './database.ts';

/** The night that the browser stores in its database: what it is, and its file. */
export function databasePacks(open: () => Promise<Database>): PackStore {
  return {
    about: () => orNothing(async () => (await open()).get('packAbout', ONLY)),
    file: () => orNothing(async () => (await open()).get('packFile', ONLY)),
    async save(about, file) {
      const transaction = (await open()).transaction(['packAbout', 'packFile'], 'readwrite');
      await Promise.all([
        transaction.objectStore('packAbout').put(about, ONLY),
        transaction.objectStore('packFile').put(file, ONLY),
        transaction.done,
      ]);
    },
    async remove() {
      await orNothing(async () => {
        const database = await open();
        await Promise.all([database.clear('packAbout'), database.clear('packFile')]);
      });
    },
  };
}

/** Nothing where the browser stores nothing. */
async function orNothing<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
