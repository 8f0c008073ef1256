import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import type { StateStore } from '#server/states/state-store.ts';
import { openUndamaged } from './open-undamaged.ts';

type Row = { readonly savedAt: number; readonly text: string; readonly checksum: number | null };

/** States in one file, by an embedded database. @param file made with its folder when it is not there. */
export async function openLibsqlStateStore(
  file: string,
  report: (error: unknown) => void,
): Promise<StateStore> {
  const database = await whileLocked(() => openUndamaged(file, report));
  const insert = database.prepare(
    'INSERT OR IGNORE INTO tool_state (id, saved_at, text, checksum) VALUES (?, ?, ?, ?)',
  );
  const read = database.prepare(
    'SELECT saved_at AS savedAt, text, checksum FROM tool_state WHERE id = ? AND saved_at >= ?',
  );
  const deleteBefore = database.prepare('DELETE FROM tool_state WHERE saved_at < ?');
  return {
    insert: ({ id, savedAt, text, checksum }) =>
      whileLocked(() => insert.run(id, savedAt, text, checksum ?? null).changes === 1),
    read: async (id, since) => {
      const row = await whileLocked(() => read.get(id, since) as Row | undefined);
      return row && { id, savedAt: row.savedAt, text: row.text, checksum: row.checksum ?? undefined };
    },
    deleteBefore: (savedAt) => whileLocked(() => deleteBefore.run(savedAt).changes),
    close: async () => void database.close(),
  };
}

/** How long a database that another process has locked is awaited, ms: as long as the page waits for a response. */
const PATIENCE_MS = 120_000;

/** Pause before a locked database is tried again, ms. */
const PAUSE_MS = 20;

/**
 * Uses an embedded database, again and again while another process has it locked; others are served meanwhile.
 *
 * @throws what `use` throws; `SQLITE_BUSY` where the database stays locked.
 */
async function whileLocked<Value>(use: () => Value): Promise<Value> {
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
