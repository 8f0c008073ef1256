import { join } from 'node:path';
import type { StateStore } from '#server/states/state-store.ts';
import { openLibsqlStateStore } from './libsql-state-store.ts';

/**
 * The store that the configuration names: PostgreSQL when it has an address, else a file under the data folder. One that cannot
 * be opened is tried again when it is needed.
 *
 * @param report gets the failures that the store outlives: a lost connection, a damaged file, a database that is away at the start.
 */
export async function openStateStore(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  report: (error: unknown) => void,
): Promise<StateStore> {
  const store = reopeningStore(async () => {
    if (databaseUrl === undefined) return openLibsqlStateStore(join(dataDir, 'states.db'), report);
    const { openPostgresStateStore } = await import('./postgres-state-store.ts');
    return openPostgresStateStore(databaseUrl, report);
  });
  await store.read('0', 0).catch(report);
  return store;
}

/**
 * A store that is opened when it is first used, and again for the next use where that failed: a database may be away when the
 * service starts.
 *
 * @param open opens the store.
 */
function reopeningStore(open: () => Promise<StateStore>): StateStore {
  let opening: Promise<StateStore> | undefined;

  async function store(): Promise<StateStore> {
    const begun = (opening ??= open());
    try {
      return await begun;
    } catch (error) {
      if (opening === begun) opening = undefined;
      throw error;
    }
  }

  return {
    insert: async (state) => (await store()).insert(state),
    read: async (id, since) => (await store()).read(id, since),
    deleteBefore: async (savedAt) => (await store()).deleteBefore(savedAt),
    close: async () => {
      const open = await opening?.catch(() => undefined);
      await open?.close();
    },
  };
}
