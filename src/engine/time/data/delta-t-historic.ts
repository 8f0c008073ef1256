/**
 * TT - UT1, hundredths of a second, every half year from July 1898 to July 1962.
 *
 * Source: US Naval Observatory, historic Delta-T (historic_deltat.data), rounded to 0.01 s; taken from Debian
 * python3-skyfield 1.45 (historic_deltat.npy).
 */
export const DELTA_T_HUNDREDTHS: readonly number[] = [
  -419, -372, -321, -270, -209, -148, -75, -8, 62, 126, 195, 259, 328, 392, 461, 520, 573, 629, 700, 768, 845,
  913, 978, 1038, 1099, 1164, 1247, 1323, 1400, 1469, 1538, 1600, 1664, 1719, 1772, 1819, 1867, 1913, 1969,
  2014, 2054, 2086, 2114, 2141, 2178, 2206, 2230, 2251, 2279, 2301, 2329, 2346, 2355, 2363, 2380, 2395, 2425,
  2439, 2442, 2434, 2422, 2410, 2408, 2402, 2404, 2398, 2391, 2389, 2395, 2393, 2392, 2388, 2394, 2391, 2382,
  2376, 2387, 2391, 2395, 2396, 2400, 2404, 2420, 2435, 2461, 2482, 2509, 2530, 2556, 2577, 2605, 2627, 2654,
  2676, 2704, 2727, 2755, 2777, 2803, 2825, 2850, 2870, 2895, 2915, 2938, 2957, 2980, 2997, 3019, 3036, 3057,
  3072, 3093, 3107, 3124, 3135, 3152, 3168, 3192, 3217, 3245, 3267, 3292, 3315, 3340, 3358, 3380, 3399, 3424,
];

/** Modified Julian Date of the first value; the next ones follow every 182.625 days, within a day of the table's dates. */
export const DELTA_T_FIRST_MJD = 14_472;
