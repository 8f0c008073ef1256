import { orientation } from '../earth/orientation.ts';

const DAYS_KEPT = 4; // the pole turns by at most 0.2 arcsec within them

/**
 * Unit vector of the Earth's pole of date, ICRF, kept for four days at a time.
 *
 * @param day Julian date TDB.
 * Accuracy: 0.2 arcsec, 1e-9 of the Earth's pull at its surface by way of J2.
 */
export function earthPole(day: number): Float64Array {
  const bin = Math.floor(day / DAYS_KEPT);
  if (bin !== keptBin) {
    pole.set(orientation((bin + 0.5) * DAYS_KEPT, 0).trueEquator.subarray(6, 9));
    keptBin = bin;
  }
  return pole;
}

const pole = new Float64Array(3);
let keptBin = Number.NaN;
