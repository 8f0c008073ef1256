import { MJD_ORIGIN, SECONDS_PER_DAY, DEGREE, J2000 } from '../constants.ts';
import type { Epoch } from './epoch.ts';
import { historicDeltaT } from './historic-delta-t.ts';
import { FIRST_UTC_MJD, taiMinusUtc, TT_MINUS_TAI_S } from './leap-seconds.ts';

/**
 * TT - UTC, seconds; before 1962, where UTC is taken as UT1, this is Delta-T.
 *
 * @param jdUtc Julian date, UTC
 */
export function ttMinusUtc(jdUtc: number): number {
  const mjd = jdUtc - MJD_ORIGIN;
  return mjd < FIRST_UTC_MJD ? historicDeltaT(mjd) : TT_MINUS_TAI_S + taiMinusUtc(mjd);
}

/**
 * TDB - UTC, seconds; good to 30 microseconds from 1962 on.
 *
 * @param jdUtc Julian date, UTC (UT1 before 1962)
 */
export function tdbMinusUtc(jdUtc: number): number {
  const tt = ttMinusUtc(jdUtc);
  return tt + tdbMinusTt(jdUtc + tt / SECONDS_PER_DAY);
}

/**
 * The TDB epoch of a UTC date, split at the nearest midnight so that no precision of the date is lost.
 *
 * @param jdUtc Julian date, UTC (UT1 before 1962)
 * @throws RangeError when the date is not a finite number
 */
export function tdbFromUtc(jdUtc: number): Epoch<'TDB'> {
  if (!Number.isFinite(jdUtc)) throw new RangeError(`Not a Julian date: ${jdUtc}`);
  const day = Math.round(jdUtc - 0.5) + 0.5;
  return { scale: 'TDB', day, offset: jdUtc - day + tdbMinusUtc(jdUtc) / SECONDS_PER_DAY };
}

/** The TDB Julian date of a UTC Julian date, as {@link tdbFromUtc}. Inverse: {@link utcFromTdbDay}. */
export function tdbDayFromUtc(jdUtc: number): number {
  const { day, offset } = tdbFromUtc(jdUtc);
  return day + offset;
}

/**
 * The UTC Julian date of a TDB epoch; within a leap second it stays at the midnight that follows.
 *
 * Inverse of {@link tdbFromUtc} to the grain of a Julian date, 40 microseconds.
 */
export function utcFromTdb({ day, offset }: Epoch<'TDB'>): number {
  const first = day + (offset - tdbMinusUtc(day + offset) / SECONDS_PER_DAY);
  const second = day + (offset - tdbMinusUtc(first) / SECONDS_PER_DAY);
  const midnight = Math.round(first - 0.5) + 0.5;
  const insideLeapSecond = first < midnight !== second < midnight;
  return insideLeapSecond ? midnight : second;
}

/** The UTC Julian date of a TDB Julian date, as {@link utcFromTdb}. */
export function utcFromTdbDay(day: number): number {
  return utcFromTdb({ scale: 'TDB', day, offset: 0 });
}

/**
 * TDB - TT, seconds, at the geocentre: the leading annual term with its harmonic, within 30 microseconds of JPL Horizons.
 *
 * @param jdTt Julian date, TT (UTC or TDB will do: the term changes by 4 ns in a minute)
 * @see Explanatory Supplement to the Astronomical Almanac (1992), eq. 2.222-1
 */
export function tdbMinusTt(jdTt: number): number {
  const anomaly = (357.53 + 0.985_600_28 * (jdTt - J2000)) * DEGREE;
  return 0.001_657 * Math.sin(anomaly + 0.016_71 * Math.sin(anomaly));
}
