import type { Pool } from 'pg';
import { deserialize } from 'node:v8';
import type { Calculation, CalculationRequest, Outcome } from '#server/calculations/calculation.ts';
import { LIGHTS, type PieceDone } from '#server/calculations/calculation-store.ts';
import { epochsOf } from '#server/http/time-frame.ts';

/** Pieces that wait, visitor by visitor. */
export const WAITING = `
  SELECT visitor, sum(pieces - done) AS pieces FROM calculation
  WHERE finished_at IS NULL AND NOT cancelled GROUP BY visitor`;

/** A calculation, unless its token is taken. */
export const INSERT = `
  INSERT INTO calculation (token, layout, visitor, head, numbers, pieces, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;

/** The oldest finished calculations of a visitor, beyond this many rows of results. */
export const DELETE_SURPLUS = `
  DELETE FROM calculation WHERE token IN (
    SELECT token FROM (
      SELECT token, sum(numbers) OVER (ORDER BY created_at DESC, token) AS rows
      FROM calculation WHERE visitor = $1 AND finished_at IS NOT NULL
    ) AS finished WHERE rows > $2
  )`;

/** Visitor, times and cancellation of a calculation. */
export const READ_HEAD = `
  SELECT visitor, created_at, finished_at, cancelled FROM calculation WHERE token = $1 AND layout = $2`;

/** The request of a calculation. */
export const READ_REQUEST = 'SELECT head FROM calculation WHERE token = $1';

/** One row where a calculation is not cancelled. */
export const IS_UNDER_WAY = 'SELECT 1 FROM calculation WHERE token = $1 AND layout = $2 AND NOT cancelled';

/** Pieces in the order in which they were done; of the bodies that were done first, which the caller has, without content. */
export const READ_PIECES = `
  SELECT place, CASE WHEN place < 0 OR body_turn > $2 THEN content END AS content
  FROM (
    SELECT place, turn, content, count(*) FILTER (WHERE place >= 0) OVER (ORDER BY turn) AS body_turn
    FROM calculation_piece WHERE token = $1
  ) AS done ORDER BY turn`;

/** The row of the calculation is locked by the first part: pieces take their turns one after the other. */
export const ADD = `
  WITH counted AS (
    UPDATE calculation SET
      done = done + 1,
      finished_at = CASE WHEN done + 1 = pieces THEN $4::bigint END
    WHERE token = $1 AND NOT cancelled
      AND NOT EXISTS (SELECT 1 FROM calculation_piece WHERE token = $1 AND place = $2::integer)
    RETURNING done
  )
  INSERT INTO calculation_piece (token, place, turn, content) SELECT $1, $2::integer, done, $3 FROM counted`;

/** Names the lock under which one process after the other looks at the tables. */
const TABLES_LOCK = 811_904_418;

/**
 * Makes the tables of calculations where there are none.
 *
 * `head` and `content` are values in the serialisation of V8: a request, and the outcome of a piece. The place −1 is the Sun and Moon.
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

/** A calculation as a row of its table; whole numbers of 64 bits come as text. */
export type HeadRow = {
  readonly visitor: string;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly cancelled: boolean;
};

/** A piece that is done; without content where that was not queried. */
export type PieceRow = { readonly place: number; readonly content: Buffer | null };

/**
 * A calculation from its rows.
 *
 * @param rows in the order in which pieces were done; nothing is shown as done before the Sun and Moon are.
 */
export function calculationOf(
  token: string,
  request: CalculationRequest,
  { visitor, created_at: createdAt, finished_at: finishedAt, cancelled }: HeadRow,
  rows: readonly PieceRow[],
): Calculation {
  const lights = rows.find(({ place }) => place === LIGHTS);
  const shown = lights === undefined ? [] : rows.filter(({ place }) => place !== LIGHTS);
  const bodies = [...request.bodies];
  const outcomes: (Outcome | undefined)[] = bodies.map(() => undefined);
  for (const { place, content } of shown) {
    const done = content === null ? undefined : (deserialize(content) as PieceDone);
    if (done?.kind !== 'body') continue;
    bodies[place] = done.body;
    outcomes[place] = done.outcome;
  }
  return {
    token,
    visitor,
    request: { ...request, bodies },
    epochs: epochsOf(request.frame),
    outcomes,
    done: shown.map(({ place }) => place),
    sunMoon: sunMoonOf(lights),
    createdAt: Number(createdAt),
    finishedAt: finishedAt === null ? undefined : Number(finishedAt),
    cancelled,
  };
}

function sunMoonOf(row: PieceRow | undefined): Calculation['sunMoon'] {
  if (row === undefined || row.content === null) return undefined;
  const done = deserialize(row.content) as PieceDone;
  return done.kind === 'lights' ? done.sunMoon : undefined;
}
