import { DEGREE, J2000 } from '../constants.ts';

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
