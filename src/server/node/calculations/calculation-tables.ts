import type { Pool } from 'pg';

/** Names the lock under which one process after the other looks at the tables. */
const TABLES_LOCK = 811_904_418;

/**
 * Makes the tables of calculations where there are none.
 *
 * `head` and `content` are values in the serialisation of V8: a request, and what a piece came to. The place −1 is the Sun and Moon.
 */
export async function makeCalculationTables(pool: Pool): Promise<void> {
  await pool.query(`
    BEGIN;
    SELECT pg_advisory_xact_lock(${TABLES_LOCK});
    CREATE TABLE IF NOT EXISTS calculation (
      token text PRIMARY KEY,
      layout integer NOT NULL,
      visitor text NOT NULL,
      head bytea NOT NULL,
      numbers bigint NOT NULL,
      pieces integer NOT NULL,
      done integer NOT NULL DEFAULT 0,
      created_at bigint NOT NULL,
      finished_at bigint,
      cancelled boolean NOT NULL DEFAULT false
    );
    CREATE INDEX IF NOT EXISTS calculation_unfinished ON calculation (visitor)
      WHERE finished_at IS NULL AND NOT cancelled;
    CREATE INDEX IF NOT EXISTS calculation_created_at ON calculation (created_at);
    CREATE TABLE IF NOT EXISTS calculation_piece (
      token text NOT NULL REFERENCES calculation ON DELETE CASCADE,
      place integer NOT NULL,
      turn integer NOT NULL,
      content bytea NOT NULL,
      PRIMARY KEY (token, place)
    );
    COMMIT;
  `);
}
