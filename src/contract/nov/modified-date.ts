import { MJD_ORIGIN } from '#engine/constants.ts';
import { rounded } from '#engine/rounded.ts';
import type { Epoch } from '#engine/time/epoch.ts';
import { tdbFromUtc, utcFromTdb } from '#engine/time/scales.ts';

/** Decimals of a Modified Julian Date that is typed, stored or sent: 0.9 ms. */
const DECIMALS = 8;

/** A Modified Julian Date TDB as an epoch. */
export function epochOfModifiedDate(modified: number): Epoch<'TDB'> {
  const whole = Math.floor(modified);
  return { scale: 'TDB', day: MJD_ORIGIN + whole, offset: modified - whole };
}

/** An epoch as a Modified Julian Date TDB. */
export function modifiedDateOf({ day, offset }: Epoch<'TDB'>): number {
  return day - MJD_ORIGIN + offset;
}

/** The Modified Julian Date TDB, 8 decimals, of one in UTC (before 1962 in UT1), as visitors type it. */
export function modifiedTdbOfUtc(modifiedUtc: number): number {
  return rounded(modifiedDateOf(tdbFromUtc(modifiedUtc + MJD_ORIGIN)), DECIMALS);
}

/** The Modified Julian Date UTC of one in TDB: the inverse of {@link modifiedTdbOfUtc}. */
export function modifiedUtcOfTdb(modifiedTdb: number): number {
  return rounded(utcFromTdb(epochOfModifiedDate(modifiedTdb)) - MJD_ORIGIN, DECIMALS);
}
