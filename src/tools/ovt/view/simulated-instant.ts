import type { Epoch } from '#engine/time/epoch.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';

/** The TDB epoch of a simulated date. @param ms UTC milliseconds. */
export function tdbOfMs(ms: number): Epoch<'TDB'> {
  return tdbFromUtc(julianDateFromUnixTime(ms));
}
