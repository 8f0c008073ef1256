import * as ut1 from '../time/data/ut1-minus-tai.ts';
import { type EarthOrientation, earthOrientation } from './earth-orientation.ts';

/** The module of a table of UT1. It is large, so that a caller who needs it late loads it separately. */
export type Ut1Table = typeof import('../time/data/ut1-minus-tai.ts');

/** UT1 every ten days from 1962 to November 2022, without polar motion: what there is without any refreshed table. */
export const BUILT_IN_EARTH: EarthOrientation = earthOfUt1(ut1);

/** How the Earth is turned by a table of UT1 alone, without polar motion. */
export function earthOfUt1({
  UT1_MINUS_TAI_10_US,
  UT1_FIRST_MJD,
  UT1_STEP_DAYS,
}: Ut1Table): EarthOrientation {
  const rows = UT1_MINUS_TAI_10_US.length;
  const mjd = Float64Array.from({ length: rows }, (_, row) => UT1_FIRST_MJD + row * UT1_STEP_DAYS);
  return earthOrientation({
    source: 'IERS EOP 14 C04, built in',
    mjd,
    ut1MinusTai: Float64Array.from(UT1_MINUS_TAI_10_US, (value) => value * 1e-5),
    poleX: new Float64Array(rows),
    poleY: new Float64Array(rows),
    poleFrom: Number.POSITIVE_INFINITY,
    measuredTo: mjd[rows - 1],
  });
}
