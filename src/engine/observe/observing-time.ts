import { MJD_ORIGIN } from '../constants.ts';
import { type EarthOrientation, type Pole, poleAt } from '../earth/earth-orientation.ts';
import { deltaT } from '../earth/delta-t.ts';
import type { Epoch } from '../time/epoch.ts';
import { tdbFromUtc } from '../time/scales.ts';

/** An instant in the scales that observing needs: TDB for the bodies, UT1 and the pole for the Earth's rotation. */
export type ObservingTime = {
  /** Julian date, UTC (UT1 before 1962), as shown. */
  readonly jdUtc: number;
  readonly tdb: Epoch<'TDB'>;
  /** TT - UT1, seconds. */
  readonly deltaT: number;
  /** Place of the pole in the Earth's crust. */
  readonly pole: Pole;
};

/**
 * An instant from its UTC Julian date.
 *
 * @throws RangeError when it is not a finite number
 */
export function observingTime(jdUtc: number, earth: EarthOrientation): ObservingTime {
  const mjd = jdUtc - MJD_ORIGIN;
  return { jdUtc, tdb: tdbFromUtc(jdUtc), deltaT: deltaT(mjd, earth), pole: poleAt(mjd, earth) };
}
