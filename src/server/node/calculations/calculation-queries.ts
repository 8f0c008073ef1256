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
