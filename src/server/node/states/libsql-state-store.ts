import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import type { StateStore } from '#server/states/state-store.ts';

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

/** The database's codes for a file that is not a database, or a damaged one. */
const DAMAGE = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

/** How long this thread blocks for a file that another process has locked, ms; after that `whileLocked` waits without blocking. */
const BUSY_MS = 50;

/** Files of an embedded database, by how their names end. */
const PARTS = ['', '-wal', '-shm'];

/** Type of the ids where there is a table: numbers of 53 bits in the files of earlier versions. */
const ID_TYPE = "SELECT type FROM pragma_table_info('tool_state') WHERE name = 'id'";

const TABLE = `
  CREATE TABLE IF NOT EXISTS tool_state (
    id TEXT PRIMARY KEY,
    saved_at INTEGER NOT NULL,
    text TEXT NOT NULL,
    checksum INTEGER
  );
  CREATE INDEX IF NOT EXISTS tool_state_saved_at ON tool_state (saved_at);`;

const TAKE_NUMBERED_STATES = `
  INSERT INTO tool_state (id, saved_at, text) SELECT CAST(id AS TEXT), saved_at, text FROM numbered_state;
  DROP TABLE numbered_state;
  CREATE INDEX IF NOT EXISTS tool_state_saved_at ON tool_state (saved_at);`;

/**
 * Opens a database of states. A damaged one is set aside under a name that ends in `.damaged`, where it replaces an earlier one,
 * and an empty one is opened in its place: lost states are better than no service.
 *
 * @param report gets the damage.
 * @throws SqliteError when the file can be neither read nor made.
 */
function openUndamaged(file: string, report: (error: unknown) => void): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return open(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    report(new Error(`${file} is damaged and was set aside as ${file}.damaged`, { cause: error }));
    for (const part of PARTS) {
      if (existsSync(file + part)) renameSync(file + part, `${file}.damaged${part}`);
    }
    return open(file);
  }
}

function open(file: string): Database.Database {
  const database = new Database(file);
  try {
    database.exec(`
      PRAGMA busy_timeout = ${BUSY_MS};
      PRAGMA journal_mode = WAL;
    `);
    requireSound(database);
    makeTable(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Makes the table; the states of earlier versions are taken along. */
function makeTable(database: Database.Database): void {
  const make = database.transaction(() => {
    const id = database.prepare(ID_TYPE).get() as { type: string } | undefined;
    const isNumbered = id?.type === 'INTEGER';
    if (isNumbered) database.exec('ALTER TABLE tool_state RENAME TO numbered_state');
    database.exec(TABLE);
    if (isNumbered) database.exec(TAKE_NUMBERED_STATES);
  });
  make.immediate();
}

/** @throws SqliteError when pages of the file are not what they must be. */
function requireSound(database: Database.Database): void {
  const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (verdict !== 'ok') throw new Database.SqliteError(verdict, 'SQLITE_CORRUPT');
}

function isDamage(error: unknown): boolean {
  return error instanceof Database.SqliteError && DAMAGE.has(error.code);
}
