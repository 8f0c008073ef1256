import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';

/** How long a database that another process has locked is waited for, ms: as long as the page waits for an answer. */
const PATIENCE_MS = 120_000;

/** Pause before a locked database is tried again, ms. */
const PAUSE_MS = 20;

/**
 * Uses an embedded database, again and again while another process has it locked; others are served meanwhile.
 *
 * @throws what `use` throws; `SQLITE_BUSY` where the database stays locked.
 */
export async function whileLocked<Value>(use: () => Value): Promise<Value> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return use();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
