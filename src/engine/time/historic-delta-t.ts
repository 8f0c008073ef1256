import { DAYS_PER_JULIAN_YEAR } from '../constants.ts';
import { DELTA_T_FIRST_MJD, DELTA_T_HUNDREDTHS } from './data/delta-t-historic.ts';

const DAYS_PER_HALF_YEAR = DAYS_PER_JULIAN_YEAR / 2;

/**
 * TT - UT1 (Delta-T) before 1962, seconds; before 1898 the first value stays, from 1962 on see `deltaT`.
 *
 * Good to 0.1 s since 1955, 1 s around 1900.
 *
 * @param mjd Modified Julian Date, UT1
 * Source: half-yearly values of the US Naval Observatory (`data/delta-t-historic.ts`); linear between.
 */
export function historicDeltaT(mjd: number): number {
  const place = (mjd - DELTA_T_FIRST_MJD) / DAYS_PER_HALF_YEAR;
  return interpolated(DELTA_T_HUNDREDTHS, Math.max(place, 0)) / 100;
}

/** The value of a table at a place between its rows, linear; beyond the last row, along the last piece. */
function interpolated(values: readonly number[], place: number): number {
  const index = Math.min(Math.floor(place), values.length - 2);
  return values[index] + (place - index) * (values[index + 1] - values[index]);
}
