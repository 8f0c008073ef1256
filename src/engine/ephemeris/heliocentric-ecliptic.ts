import { ECLIPTIC_J2000, rotate } from '../earth/frames.ts';
import { BODY } from './body.ts';
import type { Ephemeris } from './ephemeris.ts';

/**
 * Converts barycentric ICRF states at one instant, from an ephemeris or a trajectory, to heliocentric ones in the ecliptic
 * and equinox J2000, in place.
 *
 * @param day Julian date TDB, plus `offset` days.
 * @param states rows x y z vx vy vz, au and au/d; any number of them.
 * @throws {RangeError} when the instant is not loaded, naming it, or a row is incomplete.
 *
 * Accuracy: that of the Sun's position in the ephemeris, 1e-12 au.
 * Source: the ecliptic of JPL Horizons, 84 381.448 arcsec about x; see {@link ECLIPTIC_J2000}.
 */
export function toHeliocentricEcliptic(
  ephemeris: Ephemeris,
  day: number,
  offset: number,
  states: Float64Array,
): void {
  if (states.length % 6 !== 0) throw new RangeError(`states have six numbers each, got ${states.length}`);
  ephemeris.state(BODY.Sun, day, offset, sun);
  for (let row = 0; row < states.length; row += 6) {
    for (let i = 0; i < 6; i++) centred[i] = states[row + i] - sun[i];
    rotate(ECLIPTIC_J2000, centred.subarray(0, 3), states.subarray(row, row + 3));
    rotate(ECLIPTIC_J2000, centred.subarray(3, 6), states.subarray(row + 3, row + 6));
  }
}

const sun = new Float64Array(6);
const centred = new Float64Array(6);
