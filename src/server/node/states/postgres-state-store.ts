import { Pool } from 'pg';
import type { StateStore } from '#server/states/state-store.ts';

const CONNECTIONS = 4;

/** How long a connection and an answer of the database are waited for, ms: together less than visitors are kept waiting. */
const CONNECTED_WITHIN_MS = 1000;
const ANSWERED_WITHIN_MS = 1500;

/**
 * States in PostgreSQL 15 or newer, shared by every service behind one load balancer.
 *
 * @param url connection string, `postgresql://…`.
 * @param report is told of connections that broke while nobody used them.
 * @throws Error of the driver when the server does not answer.
 */
export async function openPostgresStateStore(
  url: string,
  report: (error: unknown) => void,
): Promise<StateStore> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    query_timeout: ANSWERED_WITHIN_MS,
    statement_timeout: ANSWERED_WITHIN_MS,
  });
  pool.on('error', report);
  await makeTable(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    async insert({ id, savedAt, text }) {
      const { rowCount } = await pool.query(
        'INSERT INTO tool_state (id, saved_at, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [id, savedAt, text],
      );
      return rowCount === 1;
    },
    async read(id, since) {
      const { rows } = await pool.query<{ text: string }>(
        'SELECT text FROM tool_state WHERE id = $1 AND saved_at >= $2',
        [id, since],
      );
      return rows[0]?.text;
    },
    async deleteBefore(savedAt) {
      const { rowCount } = await pool.query('DELETE FROM tool_state WHERE saved_at < $1', [savedAt]);
      return rowCount ?? 0;
    },
    close: () => pool.end(),
  };
}

async function makeTable(pool: Pool): Promise<void> {
  await pool.query(`
    CREATE TABLE IF NOT EXISTS tool_state (
      id bigint PRIMARY KEY,
      saved_at bigint NOT NULL,
      text text NOT NULL
    );
    CREATE INDEX IF NOT EXISTS tool_state_saved_at ON tool_state (saved_at);
  `);
}
