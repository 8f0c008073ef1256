import { MJD_ORIGIN } from '#engine/constants.ts';
import type { Epoch } from '#engine/time/epoch.ts';

/** A Modified Julian Date TDB as an epoch. */
export function epochOfModifiedDate(modified: number): Epoch<'TDB'> {
  const whole = Math.floor(modified);
  return { scale: 'TDB', day: MJD_ORIGIN + whole, offset: modified - whole };
}

/** An epoch as a Modified Julian Date TDB. */
export function modifiedDateOf({ day, offset }: Epoch<'TDB'>): number {
  return day - MJD_ORIGIN + offset;
}
