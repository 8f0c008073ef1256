import { UT1_FIRST_MJD, UT1_MINUS_TAI_10_US, UT1_STEP_DAYS } from './data/ut1-minus-tai.ts';
import { historicDeltaT } from './historic-delta-t.ts';
import { interpolated } from './interpolated.ts';
import { taiMinusUtc, TT_MINUS_TAI_S } from './leap-seconds.ts';

/** MJD of the last measured value of UT1. */
const LAST_MJD = UT1_FIRST_MJD + (UT1_MINUS_TAI_10_US.length - 1) * UT1_STEP_DAYS;

/**
 * TT - UT1 (Delta-T), seconds.
 *
 * Measured: half-yearly before 1962 (good to 0.1 s since 1955, 1 s around 1900), every ten days from 1962 to November
 * 2022 (good to 2 ms). Afterwards UT1 is taken to be UTC, which is off by less than 0.9 s as long as leap seconds are
 * kept (0.1 s and 1.5 arcsec of azimuth in 2023-2026); before 1898 the first value stays.
 *
 * @param mjd Modified Julian Date, UTC or UT1
 * Source: the tables of `data/`, IERS EOP 14 C04 and the historic values of the US Naval Observatory; linear between.
 */
export function deltaT(mjd: number): number {
  if (mjd < UT1_FIRST_MJD) return historicDeltaT(mjd);
  if (mjd >= LAST_MJD) return TT_MINUS_TAI_S + taiMinusUtc(mjd);
  const place = (mjd - UT1_FIRST_MJD) / UT1_STEP_DAYS;
  const ut1MinusTai = interpolated(UT1_MINUS_TAI_10_US, place) * 1e-5;
  return TT_MINUS_TAI_S - ut1MinusTai;
}
