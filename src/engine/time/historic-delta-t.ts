import { DAYS_PER_JULIAN_YEAR } from '../constants.ts';

const DAYS_PER_HALF_YEAR = DAYS_PER_JULIAN_YEAR / 2;

/**
 * TT - UT1 (Delta-T) before 1962, seconds; before 1898 the first value stays, from 1962 on see `deltaT`.
 *
 * Good to 0.1 s since 1955, 1 s around 1900.
 *
 * @param mjd Modified Julian Date, UT1
 * Source: half-yearly values of the US Naval Observatory; linear between.
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

/**
 * TT - UT1, hundredths of a second, every half year from July 1898 to July 1962.
 *
 * Source: US Naval Observatory, historic Delta-T (historic_deltat.data), rounded to 0.01 s; taken from Debian
 * python3-skyfield 1.45 (historic_deltat.npy).
 */
const DELTA_T_HUNDREDTHS: readonly number[] = [
  -419, -372, -321, -270, -209, -148, -75, -8, 62, 126, 195, 259, 328, 392, 461, 520, 573, 629, 700, 768, 845,
  913, 978, 1038, 1099, 1164, 1247, 1323, 1400, 1469, 1538, 1600, 1664, 1719, 1772, 1819, 1867, 1913, 1969,
  2014, 2054, 2086, 2114, 2141, 2178, 2206, 2230, 2251, 2279, 2301, 2329, 2346, 2355, 2363, 2380, 2395, 2425,
  2439, 2442, 2434, 2422, 2410, 2408, 2402, 2404, 2398, 2391, 2389, 2395, 2393, 2392, 2388, 2394, 2391, 2382,
  2376, 2387, 2391, 2395, 2396, 2400, 2404, 2420, 2435, 2461, 2482, 2509, 2530, 2556, 2577, 2605, 2627, 2654,
  2676, 2704, 2727, 2755, 2777, 2803, 2825, 2850, 2870, 2895, 2915, 2938, 2957, 2980, 2997, 3019, 3036, 3057,
  3072, 3093, 3107, 3124, 3135, 3152, 3168, 3192, 3217, 3245, 3267, 3292, 3315, 3340, 3358, 3380, 3399, 3424,
];

/** Modified Julian Date of the first value; the next ones follow every 182.625 days, within a day of the table's dates. */
const DELTA_T_FIRST_MJD = 14_472;
