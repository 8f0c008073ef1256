import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { NewCalculation } from '#server/calculations/calculation-store.ts';
import type { StoredState } from '#server/states/state-store.ts';
import type { PackAbout } from '../night-pack/night-packs.ts';

/** Bytes of the service, and when they were used last: milliseconds since the Unix epoch. */
type StoredBytes = {
  readonly folder: string;
  readonly name: string;
  readonly usedAt: number;
  readonly bytes: Uint8Array;
};

/** The key of the only value of a store. */
export const ONLY_KEY = 'only';

type Layout = DBSchema & {
  states: { key: string; value: StoredState; indexes: { savedAt: number } };
  calculations: { key: string; value: NewCalculation; indexes: { createdAt: number } };
  bytes: {
    key: [folder: string, name: string];
    value: StoredBytes;
    indexes: { used: [folder: string, usedAt: number] };
  };
  packAbout: { key: typeof ONLY_KEY; value: PackAbout };
  packFile: { key: typeof ONLY_KEY; value: Uint8Array<ArrayBuffer> };
};

/** What the service in the page stores in the browser. */
export type Database = IDBPDatabase<Layout>;

/**
 * Opens the database when it is first used, and again when it was closed. Rejects where the browser stores nothing, and for as long as
 * another tab has an older version of the page open, which does not let go of the former layout.
 */
export function lazyDatabase(): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
  return () => (opened ??= open());

  function open(): Promise<Database> {
    return new Promise((resolve, reject) => {
      const opening = openDB<Layout>('neo-toolkit', 2, {
        upgrade: makeStores,
        blocked: () => reject(new DOMException('An older version is open in another tab.', 'AbortError')),
        blocking: (_current, _blocked, event) => {
          forget();
          (event.target as IDBDatabase).close();
        },
        terminated: forget,
      });
      opening.then(resolve, reject);
      opening.then(() => (opened = opening), forget); // also where it was blocked before
    });
  }

  function forget(): void {
    opened = undefined;
  }
}

function makeStores(database: Database, before: number): void {
  database.createObjectStore('packAbout');
  database.createObjectStore('packFile');
  if (before > 0) return;
  database.createObjectStore('states', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
  database.createObjectStore('calculations', { keyPath: 'token' }).createIndex('createdAt', 'createdAt');
  database
    .createObjectStore('bytes', { keyPath: ['folder', 'name'] })
    .createIndex('used', ['folder', 'usedAt']);
}
