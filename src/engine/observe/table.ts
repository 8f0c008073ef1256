import type { Impact } from '../propagate/trajectory.ts';
import type { UncertaintyBasis } from '../uncertainty/estimate.ts';

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

/** Rows in a run whose uncertainty is known in the same way. */
export type UncertaintyRun = {
  /** The first of them; the run ends where the next begins. */
  readonly fromRow: number;
  readonly basis: UncertaintyBasis | 'none';
  /** Whether the position is unknown: the 1-sigma ellipse is larger than a degree. */
  readonly lost: boolean;
  /** Set where clones lie in a curved region that the ellipses do not describe, see `SkyEstimate`. */
  readonly curved?: true;
};

/** The clones of a row whose region is curved. */
export type RowCloud = {
  readonly row: number;
  /** How far each lies east and north of the place, arcsec, in pairs of numbers. */
  readonly shifts: Float32Array;
};

/** For which epochs the clones of curved regions are requested: every nth, and of each at most this many clones. */
export type CloudRequest = { readonly every: number; readonly most: number };

/** An ephemeris: the 32 columns of EPHEMERIS_COLUMNS; shorter than requested where the object hits a body, or comes from one. */
export type EphemerisTable = Table & {
  /** Set where rows are missing at the end because the object had hit a body: nothing exists after an impact. */
  readonly impact: Impact | undefined;
  /** Set where rows are missing at the beginning because the object, traced back, had not yet left a body. */
  readonly emergence: Impact | undefined;
  /** The basis of ERR_A, ERR_B and PA, row by row. */
  readonly uncertainty: readonly UncertaintyRun[];
  /** Clones of rows in curved regions, as far as requested. */
  readonly clouds?: readonly RowCloud[];
};

/** A value of a table, undefined where it is absent. */
export function tableValue(table: Table, row: number, column: number): number | undefined {
  const index = row * table.columns + column;
  return table.present[index] === 1 ? table.values[index] : undefined;
}
