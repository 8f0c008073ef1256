import { Pool } from 'pg';
import type { StateStore } from '#server/states/state-store.ts';

const CONNECTIONS = 4;

/** How long the service waits for a connection and a response of the database, ms: together less than a visitor's patience. */
const CONNECTED_WITHIN_MS = 1000;
const RESPONDS_WITHIN_MS = 1500;

/**
 * States in PostgreSQL 15 or newer, shared by every service behind one load balancer.
 *
 * @param url connection string, `postgresql://…`.
 * @param report gets the failures of connections that broke while idle.
 * @throws Error of the driver when the server does not respond.
 */
export async function openPostgresStateStore(
  url: string,
  report: (error: unknown) => void,
): Promise<StateStore> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    query_timeout: RESPONDS_WITHIN_MS,
    statement_timeout: RESPONDS_WITHIN_MS,
  });
  pool.on('error', report);
  await makeTable(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    async insert({ id, savedAt, text, checksum }) {
      const { rowCount } = await pool.query(
        'INSERT INTO tool_state (id, saved_at, text, checksum) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [id, savedAt, text, checksum],
      );
      return rowCount === 1;
    },
    async read(id, since) {
      const { rows } = await pool.query<{ saved_at: string; text: string; checksum: string | null }>(
        'SELECT saved_at, text, checksum FROM tool_state WHERE id = $1 AND saved_at >= $2',
        [id, since],
      );
      const [row] = rows;
      if (row === undefined) return undefined;
      const checksum = row.checksum === null ? undefined : Number(row.checksum);
      return { id, savedAt: Number(row.saved_at), text: row.text, checksum };
    },
    async deleteBefore(savedAt) {
      const { rowCount } = await pool.query('DELETE FROM tool_state WHERE saved_at < $1', [savedAt]);
      return rowCount ?? 0;
    },
    close: () => pool.end(),
  };
}

/** Names the lock under which one service after the other looks at the table. */
const TABLE_LOCK = 811_904_417;

/** Makes the table, or makes it of one that earlier versions left, whose services can go on with it. */
async function makeTable(pool: Pool): Promise<void> {
  await pool.query(`
    BEGIN;
    SELECT pg_advisory_xact_lock(${TABLE_LOCK});
    CREATE TABLE IF NOT EXISTS tool_state (
      id text PRIMARY KEY,
      saved_at bigint NOT NULL,
      text text NOT NULL
    );
    DO $$ BEGIN
      IF (SELECT atttypid = 'bigint'::regtype FROM pg_attribute
          WHERE attrelid = 'tool_state'::regclass AND attname = 'id') THEN
        ALTER TABLE tool_state ALTER COLUMN id TYPE text;
      END IF;
    END $$;
    ALTER TABLE tool_state ADD COLUMN IF NOT EXISTS checksum bigint;
    CREATE INDEX IF NOT EXISTS tool_state_saved_at ON tool_state (saved_at);
    COMMIT;
  `);
}
