import type { PackAbout, PackStore } from '../night-pack/night-packs.ts';
import type { Database } from './database.ts';

/** The night that the browser stores in its database: what it is, and its file. */
export function databasePacks(open: () => Promise<Database>): PackStore {
  return {
    about: () =>
      orNothing(async () => (await open()).get('packs', 'about')) as Promise<PackAbout | undefined>,
    file: () =>
      orNothing(async () => (await open()).get('packs', 'file')) as Promise<
        Uint8Array<ArrayBuffer> | undefined
      >,
    async save(about, file) {
      const transaction = (await open()).transaction('packs', 'readwrite');
      await Promise.all([
        transaction.store.put(about, 'about'),
        transaction.store.put(file, 'file'),
        transaction.done,
      ]);
    },
    async remove() {
      await orNothing(async () => (await open()).clear('packs'));
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
