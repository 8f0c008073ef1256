import type { Impact } from '../propagate/trajectory.ts';

/**
 * Numbers by row and column, with a mask of absent values.
 *
 * An absent value (an airmass below the horizon, a magnitude of a body without one) has `present` 0 and a `values` entry
 * of 0 that means nothing; no value is ever NaN.
 */
export type Table = {
  readonly rows: number;
  readonly columns: number;
  /** Row-major, `rows` x `columns`, in the units of the column table. */
  readonly values: Float64Array;
  /** Same shape: 1 where there is a value. */
  readonly present: Uint8Array;
};

/** An ephemeris: the 32 columns of EPHEMERIS_COLUMNS; shorter than asked where the object hits a body, or comes from one. */
export type EphemerisTable = Table & {
  /** Set where rows are missing at the end because the object had hit a body: nothing exists after an impact. */
  readonly impact: Impact | undefined;
  /** Set where rows are missing at the beginning because the object, traced back, had not yet left a body. */
  readonly emergence: Impact | undefined;
};

/** A value of a table, undefined where it is absent. */
export function tableValue(table: Table, row: number, column: number): number | undefined {
  const index = row * table.columns + column;
  return table.present[index] === 1 ? table.values[index] : undefined;
}
