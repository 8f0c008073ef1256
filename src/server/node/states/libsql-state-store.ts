import type { StateStore } from '#server/states/state-store.ts';
import { openUndamaged } from './open-undamaged.ts';

/** States in one file, by an embedded database. @param file made with its folder when it is not there. */
export function openLibsqlStateStore(file: string, report: (error: unknown) => void): StateStore {
  const database = openUndamaged(file, report);
  const insert = database.prepare('INSERT OR IGNORE INTO tool_state (id, saved_at, text) VALUES (?, ?, ?)');
  const read = database.prepare('SELECT text FROM tool_state WHERE id = ? AND saved_at >= ?');
  const deleteBefore = database.prepare('DELETE FROM tool_state WHERE saved_at < ?');
  return {
    insert: async ({ id, savedAt, text }) => insert.run(id, savedAt, text).changes === 1,
    read: async (id, since) => (read.get(id, since) as { text: string } | undefined)?.text,
    deleteBefore: async (savedAt) => deleteBefore.run(savedAt).changes,
    close: async () => void database.close(),
  };
}
