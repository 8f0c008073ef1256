import { MJD_ORIGIN } from '../constants.ts';
import { deltaT } from '../time/delta-t.ts';
import type { Epoch } from '../time/epoch.ts';
import { tdbFromUtc } from '../time/scales.ts';

/** An instant in the scales that observing needs: TDB for the bodies, UT1 for the Earth's rotation. */
export type ObservingTime = {
  /** Julian date, UTC (UT1 before 1962), as shown. */
  readonly jdUtc: number;
  readonly tdb: Epoch<'TDB'>;
  /** TT - UT1, seconds. */
  readonly deltaT: number;
};

/**
 * An instant from its UTC Julian date.
 *
 * @throws RangeError when it is not a finite number
 */
export function observingTime(jdUtc: number): ObservingTime {
  return { jdUtc, tdb: tdbFromUtc(jdUtc), deltaT: deltaT(jdUtc - MJD_ORIGIN) };
}
