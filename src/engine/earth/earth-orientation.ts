import { DAYS_PER_JULIAN_YEAR } from '../constants.ts';
import { TT_MINUS_TAI_S } from '../time/leap-seconds.ts';
import { deltaTError, type EndOfDeltaT } from '../time/long-term-delta-t.ts';

/**
 * How the Earth is turned, at some dates: rotation and place of the pole, as the International Earth Rotation Service
 * publishes them. Arrays have a value per row; between rows everything is linear.
 */
export type EarthOrientation = {
  /** Source of the rows, in words. */
  readonly source: string;
  /** Modified Julian Dates UTC, growing. */
  readonly mjd: Float64Array;
  /** Seconds; without leaps, so that it interpolates across leap seconds. */
  readonly ut1MinusTai: Float64Array;
  /** Place of the pole in the Earth's crust, rad: x towards Greenwich, y towards 90 deg west. */
  readonly poleX: Float64Array;
  readonly poleY: Float64Array;
  /**
   * Modified Julian Date from which the pole is known; before it, and in tables without a pole, it lies at
   * zero.
   */
  readonly poleFrom: number;
  /** Modified Julian Date of the last measured row: what follows is predicted. */
  readonly measuredTo: number;
  /** Delta-T where the rows end. */
  readonly end: EndOfDeltaT;
  /** Mean pole of the last years, used after the last row. */
  readonly meanPole: Pole;
};

/** A place of the pole, rad. */
export type Pole = { readonly x: number; readonly y: number };

/** The pole of tables that have none, and of JPL Horizons. */
export const NO_POLE: Pole = { x: 0, y: 0 };

/** Years over which the rate at the end is taken: annual and half-yearly terms average out. */
const RATE_YEARS = 3;

/** Years in which the Chandler wobble and the annual one beat once. */
const BEAT_YEARS = 6.4;

/** Rows of Earth orientation as they are read, growing in `mjd`. */
export type EarthOrientationRows = Pick<
  EarthOrientation,
  'source' | 'mjd' | 'ut1MinusTai' | 'poleX' | 'poleY' | 'poleFrom' | 'measuredTo'
>;

/**
 * A table of rows with what follows from its end.
 *
 * @throws RangeError when there are fewer than two rows
 */
export function earthOrientation(rows: EarthOrientationRows): EarthOrientation {
  const { mjd, ut1MinusTai } = rows;
  if (mjd.length < 2) throw new RangeError(`Earth orientation needs two rows or more, but has ${mjd.length}`);
  const last = mjd.length - 1;
  const before = Math.min(rowBefore(mjd, mjd[last] - RATE_YEARS * DAYS_PER_JULIAN_YEAR), last - 1);
  const years = (mjd[last] - mjd[before]) / DAYS_PER_JULIAN_YEAR;
  const rate = (ut1MinusTai[before] - ut1MinusTai[last]) / years;
  return {
    ...rows,
    end: { mjd: mjd[last], seconds: TT_MINUS_TAI_S - ut1MinusTai[last], rate },
    meanPole: meanPole(rows),
  };
}

/** TT - UT1 inside a table, seconds. @param mjd not before its first row and not after its last */
export function tabulatedDeltaT(mjd: number, { mjd: dates, ut1MinusTai }: EarthOrientation): number {
  return TT_MINUS_TAI_S - between(dates, ut1MinusTai, mjd);
}

/** Place of the pole; good to 0.1 mas where it is measured, 0.3 arcsec after the table. @param mjd Modified Julian Date UTC */
export function poleAt(mjd: number, earth: EarthOrientation): Pole {
  if (mjd < earth.poleFrom) return NO_POLE;
  if (mjd > earth.mjd[earth.mjd.length - 1]) return earth.meanPole;
  return { x: between(earth.mjd, earth.poleX, mjd), y: between(earth.mjd, earth.poleY, mjd) };
}

/**
 * Standard error of UT1, seconds: 0 where it is measured (2 ms between rows of ten days), that of the IERS where its rows are
 * predictions (0.02 s after a year), that of the long-term prediction after the last row.
 *
 * @param mjd Modified Julian Date UTC
 * @see IERS Bulletin A, "estimated accuracies": 0.00025 d^0.75 s after d days
 */
export function ut1Error(mjd: number, { measuredTo, end }: EarthOrientation): number {
  if (mjd <= measuredTo) return 0;
  const inTable = 0.000_25 * (Math.min(mjd, end.mjd) - measuredTo) ** 0.75;
  if (mjd <= end.mjd) return inTable;
  return Math.hypot(inTable, deltaTError((mjd - end.mjd) / DAYS_PER_JULIAN_YEAR));
}

function meanPole({ mjd, poleX, poleY, poleFrom }: EarthOrientationRows): Pole {
  const last = mjd.length - 1;
  const from = Math.max(poleFrom, mjd[last] - BEAT_YEARS * DAYS_PER_JULIAN_YEAR);
  let [x, y, count] = [0, 0, 0];
  for (let row = last; row >= 0 && mjd[row] >= from; row--) {
    x += poleX[row];
    y += poleY[row];
    count++;
  }
  return count === 0 ? NO_POLE : { x: x / count, y: y / count };
}

function between(dates: Float64Array, values: Float64Array, mjd: number): number {
  const row = Math.min(rowBefore(dates, mjd), dates.length - 2);
  const share = (mjd - dates[row]) / (dates[row + 1] - dates[row]);
  return values[row] + share * (values[row + 1] - values[row]);
}

/** The last row not after a date; the first where all are. */
function rowBefore(dates: Float64Array, mjd: number): number {
  let [low, high] = [0, dates.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (dates[middle] <= mjd) low = middle;
    else high = middle;
  }
  return low;
}
