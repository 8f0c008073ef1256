import type { StateStore } from '#server/states/state-store.ts';
import { openUndamaged } from './open-undamaged.ts';

type Row = { readonly savedAt: number; readonly text: string; readonly checksum: number | null };

/** States in one file, by an embedded database. @param file made with its folder when it is not there. */
export function openLibsqlStateStore(file: string, report: (error: unknown) => void): StateStore {
  const database = openUndamaged(file, report);
  const insert = database.prepare(
    'INSERT OR IGNORE INTO tool_state (id, saved_at, text, checksum) VALUES (?, ?, ?, ?)',
  );
  const read = database.prepare(
    'SELECT saved_at AS savedAt, text, checksum FROM tool_state WHERE id = ? AND saved_at >= ?',
  );
  const deleteBefore = database.prepare('DELETE FROM tool_state WHERE saved_at < ?');
  return {
    insert: async ({ id, savedAt, text, checksum }) =>
      insert.run(id, savedAt, text, checksum ?? null).changes === 1,
    read: async (id, since) => {
      const row = read.get(id, since) as Row | undefined;
      return row && { id, savedAt: row.savedAt, text: row.text, checksum: row.checksum ?? undefined };
    },
    deleteBefore: async (savedAt) => deleteBefore.run(savedAt).changes,
    close: async () => void database.close(),
  };
}
