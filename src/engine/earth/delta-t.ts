import { type EarthOrientation, tabulatedDeltaT } from './earth-orientation.ts';
import { historicDeltaT } from '../time/historic-delta-t.ts';
import { predictedDeltaT } from '../time/long-term-delta-t.ts';

/**
 * TT - UT1 (Delta-T), seconds.
 *
 * Half-yearly values before 1962 (good to 0.1 s since 1955, 1 s around 1900; before 1898 the first stays); then the rows of a
 * table, those built in every ten days to November 2022 (good to 2 ms); after its last row the long-term
 * prediction, with the error of `ut1Error`. UTC itself keeps its last known leap second (`taiMinusUtc`), so that what is not
 * known of the future is in UT1 - UTC alone and never in the places of bodies.
 *
 * @param mjd Modified Julian Date, UTC or UT1
 */
export function deltaT(mjd: number, earth: EarthOrientation): number {
  if (mjd < earth.mjd[0]) return historicDeltaT(mjd);
  if (mjd > earth.end.mjd) return predictedDeltaT(mjd, earth.end);
  return tabulatedDeltaT(mjd, earth);
}
