/** TT - TAI, s (exact by definition). */
export const TT_MINUS_TAI_S = 32.184;

/**
 * TAI - UTC since 1972: the Modified Julian Date (UTC) from which each whole number of seconds holds, starting with 10.
 *
 * Source: IERS Bulletin C as distributed in Debian tzdata 2025b (leap-seconds.list, expires 2027-06-28); the last one is
 * that of 2017 January 1 with 37 s.
 */
const LEAP_MJD: readonly number[] = [
  41317, 41499, 41683, 42048, 42413, 42778, 43144, 43509, 43874, 44239, 44786, 45151, 45516, 46247, 47161,
  47892, 48257, 48804, 49169, 49534, 50083, 50630, 51179, 53736, 54832, 56109, 57204, 57754,
];

/** TAI - UTC at the first entry of the table, s. */
const FIRST_OFFSET_S = 10;

/**
 * TAI - UTC before 1972, when UTC ran at another rate than TAI: [MJD from which, s, reference MJD, s per day].
 *
 * Source: US Naval Observatory, tai-utc.dat.
 */
const RUBBER_SECONDS: readonly (readonly [number, number, number, number])[] = [
  [37665, 1.845_858, 37665, 0.001_123_2],
  [38334, 1.945_858, 37665, 0.001_123_2],
  [38395, 3.240_13, 38761, 0.001_296],
  [38486, 3.340_13, 38761, 0.001_296],
  [38639, 3.440_13, 38761, 0.001_296],
  [38761, 3.540_13, 38761, 0.001_296],
  [38820, 3.640_13, 38761, 0.001_296],
  [38942, 3.740_13, 38761, 0.001_296],
  [39004, 3.840_13, 38761, 0.001_296],
  [39126, 4.313_17, 39126, 0.002_592],
  [39887, 4.213_17, 39126, 0.002_592],
];

/** Before this Modified Julian Date (1962 January 1) our UTC is UT1, as in JPL Horizons. */
export const FIRST_UTC_MJD = 37_665;

/**
 * TAI - UTC, seconds.
 *
 * After the last known leap second the value stays: the next cannot be predicted.
 *
 * @param mjdUtc Modified Julian Date, UTC, from 1962 on
 * @throws RangeError before 1962, where there is no UTC
 */
export function taiMinusUtc(mjdUtc: number): number {
  if (!(mjdUtc >= FIRST_UTC_MJD)) throw new RangeError(`There is no UTC at MJD ${mjdUtc}, before 1962`);
  if (mjdUtc < LEAP_MJD[0]) return rubberOffset(mjdUtc);
  let entry = LEAP_MJD.length - 1;
  while (mjdUtc < LEAP_MJD[entry]) entry--;
  return FIRST_OFFSET_S + entry;
}

function rubberOffset(mjdUtc: number): number {
  let entry = RUBBER_SECONDS.length - 1;
  while (mjdUtc < RUBBER_SECONDS[entry][0]) entry--;
  const [, seconds, reference, rate] = RUBBER_SECONDS[entry];
  return seconds + (mjdUtc - reference) * rate;
}
