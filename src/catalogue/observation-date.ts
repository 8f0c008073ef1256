import { MJD_ORIGIN } from '#engine/constants.ts';
import { isoDateFromJulianDate, julianDateFromIso } from '#engine/time/iso.ts';

/** Modified Julian Date at 0h UTC of an ISO date. */
export function mjdFromIso(date: string): number {
  return julianDateFromIso(date) - MJD_ORIGIN;
}

/** ISO date of a Modified Julian Date of UTC. */
export function isoFromMjd(mjd: number): string {
  return isoDateFromJulianDate(mjd + MJD_ORIGIN);
}
