import { join } from 'node:path';
import type { StateStore } from '#server/states/state-store.ts';
import { openLibsqlStateStore } from './libsql-state-store.ts';

/**
 * The store that the configuration names: PostgreSQL when it has an address, else a file under the data folder.
 *
 * @param report is told of what the store outlives: a lost connection, a damaged file.
 * @throws Error of the driver when the database cannot be opened.
 */
export async function openStateStore(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  report: (error: unknown) => void,
): Promise<StateStore> {
  if (databaseUrl === undefined) return openLibsqlStateStore(join(dataDir, 'states.db'), report);
  const { openPostgresStateStore } = await import('./postgres-state-store.ts');
  return openPostgresStateStore(databaseUrl, report);
}
