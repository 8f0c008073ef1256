import { MJD_ORIGIN } from '#engine/constants.ts';

/** Both forms that the rows of a table may have: with velocities, which are zero, or with `unc`. */
export type TableRow =
  | {
      readonly epoch: number;
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly unc?: number;
    }
  | {
      readonly epoch: number;
      readonly xa: number;
      readonly ya: number;
      readonly za: number;
      readonly unc?: number;
    };

/** A place of a table: Julian date TDB; heliocentric, ecliptic J2000, au. */
export type TablePoint = {
  readonly day: number;
  readonly position: readonly [x: number, y: number, z: number];
  readonly unreliable: boolean;
};

/** Rows of either form as points. */
export function pointsOfRows(rows: readonly TableRow[]): TablePoint[] {
  return rows.map((row) => ({
    day: row.epoch + MJD_ORIGIN,
    position: 'xa' in row ? [row.xa, row.ya, row.za] : [row.x, row.y, row.z],
    unreliable: (row.unc ?? 0) !== 0,
  }));
}
