import { DAYS_PER_JULIAN_CENTURY, DAYS_PER_JULIAN_YEAR, J2000, MJD_ORIGIN, TURN } from '../constants.ts';

/** Growth of the length of day by tides and post-glacial rebound, ms a day per century. */
const SECULAR_MS = 1.72;

/** Amplitude of the slow wave in the length of day (ms), its period (centuries), and its place in 1825 (centuries). */
const WAVE = { amplitudeMs: 3.5, period: 14, phase: 0.75 };

/** Centuries from 1825 to J2000. */
const CENTURIES_AT_J2000 = 1.75;

/** Seconds in a Julian century for each millisecond a day. */
const SECONDS_PER_MS_DAY = DAYS_PER_JULIAN_CENTURY / 1000;

/** Years in which a rate of today fades into the long-term one: the time scale of the decade fluctuations. */
const FADING_YEARS = 10;

/** Where measurement ends: Modified Julian Date, Delta-T (s), and its rate over the last years (s per Julian year). */
export type EndOfDeltaT = { readonly mjd: number; readonly seconds: number; readonly rate: number };

/**
 * Delta-T beyond its last value, seconds: continuous in value and rate there, and from then on as the Earth has slowed down
 * since antiquity, lod = 1.72 t - 3.5 sin (2 pi (t + 0.75) / 14) ms, t in centuries since 1825. A present rate that differs
 * fades over ten years, as decade fluctuations do.
 *
 * A prediction, with the error of {@link deltaTError}: 87 s in 2100, 870 s in 2470.
 *
 * @param mjd Modified Julian Date, after the end
 * @see Morrison, Stephenson, Hohenkerk & Zawilski (2021), Proc. R. Soc. A 477, 20200776 (law of the length of day)
 */
export function predictedDeltaT(mjd: number, end: EndOfDeltaT): number {
  const years = (mjd - end.mjd) / DAYS_PER_JULIAN_YEAR;
  const excess = end.rate - longTermRate(end.mjd);
  const faded = excess * FADING_YEARS * (1 - Math.exp(-years / FADING_YEARS));
  return end.seconds + longTerm(mjd) - longTerm(end.mjd) + faded;
}

/** How much the rate of three years misses that of the next ones, seconds per year: measured on 1975-2022. */
const RATE_ERROR = 0.15;

/**
 * Standard error of {@link predictedDeltaT} this many years after its end, seconds: 0.16 after one, 2.2 after ten, 54 after a
 * hundred, 520 after 443.
 *
 * At first the rate is wrong; over decades the length of day wanders as in a Brownian motion, which has been followed for 2500
 * years. Predictions made from the rows before any year of 1975-2021 missed what was measured later by this much.
 *
 * @param years 0 or more
 * @see Huber (2006), J. Geodesy 80, 283
 */
export function deltaTError(years: number): number {
  const [varianceMs, calibrationYears] = [0.058, 2500];
  const rootMs = Math.sqrt(((years * varianceMs) / 3) * (1 + years / calibrationYears));
  return Math.hypot(RATE_ERROR * years, (DAYS_PER_JULIAN_YEAR * years * rootMs) / 1000);
}

/** Integral of the excess length of day, seconds, but for a constant. */
function longTerm(mjd: number): number {
  const t = centuriesSince1825(mjd);
  const wave = ((WAVE.amplitudeMs * WAVE.period) / TURN) * Math.cos((TURN * (t + WAVE.phase)) / WAVE.period);
  return SECONDS_PER_MS_DAY * ((SECULAR_MS / 2) * t * t + wave);
}

/** Excess length of day as a rate of Delta-T, seconds per Julian year. */
function longTermRate(mjd: number): number {
  const t = centuriesSince1825(mjd);
  const lodMs = SECULAR_MS * t - WAVE.amplitudeMs * Math.sin((TURN * (t + WAVE.phase)) / WAVE.period);
  return (lodMs * DAYS_PER_JULIAN_YEAR) / 1000;
}

function centuriesSince1825(mjd: number): number {
  return CENTURIES_AT_J2000 + (mjd + MJD_ORIGIN - J2000) / DAYS_PER_JULIAN_CENTURY;
}
