/** The services that publish what the catalogue holds. */
export type Service = 'JPL' | 'MPC' | 'ESA' | 'NEO Toolkit';

/** A body of rows that came in together: one file of one service on one date. */
export type Source = {
  /** Name of the source: "MPC NEA extended", "JPL Sentry". */
  readonly name: string;
  readonly service: Service;
  /** ISO date the rows are of: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly date: string;
  /** Which of two sources of the same month is believed: the larger, for more digits or a covariance; 0 for lists without orbits. */
  readonly preference: number;
  /** Rows taken in, and rows refused by validation. */
  readonly rows: number;
  readonly dropped: number;
};

/** A row that failed validation: it is left out, counted and named in the log. */
export type DroppedRow = {
  /** Line or row number in the file, counted from 1. */
  readonly row: number;
  /** The object's name as far as it could be read. */
  readonly name: string;
  readonly reason: string;
};

/** A file as parsed. A parser throws {@link BadFileError} for a file of another kind. */
export type Parsed<Row> = {
  readonly rows: readonly Row[];
  readonly dropped: readonly DroppedRow[];
};

/** The file as a whole cannot be used: truncated, of another type, or of other columns. */
export class BadFileError extends Error {
  override readonly name = 'BadFileError';
}
