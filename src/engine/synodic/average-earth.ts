import { DEGREE, J2000, TURN } from '../constants.ts';

/** Period of the averaged Earth, days. */
export const AVERAGE_EARTH_PERIOD_DAYS = 365.25;

/**
 * Mean longitude of the barycentre of Earth and Moon at J2000, ecliptic and equinox J2000, degrees.
 *
 * Source: Simon et al. (1994), Astron. Astrophys. 282, 663, section 5.8.3.
 */
const MEAN_LONGITUDE_J2000_DEG = 100.466_456_83;

/**
 * Place of an Earth that circles the Sun evenly at 1 au, in 365.25 days.
 *
 * @param day Julian date TDB.
 * @param out receives x y z, heliocentric ecliptic J2000, au.
 *
 * It is within 2 degrees and 0.017 au of the real Earth from 1900 to 2100.
 */
export function averageEarth(day: number, out: Float64Array): void {
  const longitude = MEAN_LONGITUDE_J2000_DEG * DEGREE + (TURN * (day - J2000)) / AVERAGE_EARTH_PERIOD_DAYS;
  out[0] = Math.cos(longitude);
  out[1] = Math.sin(longitude);
  out[2] = 0;
}

/** The orbit of the averaged Earth by whole degrees, 0 to 360: rows x y z, heliocentric ecliptic, au. */
export function averageEarthOrbit(): Float64Array {
  return Float64Array.from({ length: 361 * 3 }, (_, at) => {
    const angle = Math.floor(at / 3) * DEGREE;
    return [Math.cos(angle), Math.sin(angle), 0][at % 3];
  });
}

/** Time between two conjunctions with the Earth, or why there is none. */
type SynodicPeriod =
  { readonly kind: 'period'; readonly days: number } | { readonly kind: 'same period as the Earth' };

/**
 * Synodic period of a closed orbit with that of the Earth, 1 / |1/P - 1/P_E|.
 *
 * @param periodDays sidereal period, days, positive.
 * @throws {RangeError} for a period that is not positive and finite.
 */
export function synodicPeriod(periodDays: number): SynodicPeriod {
  if (!(periodDays > 0 && Number.isFinite(periodDays))) {
    throw new RangeError(`a period must be positive, got ${periodDays} d`);
  }
  const turnsPerDay = Math.abs(1 / periodDays - 1 / AVERAGE_EARTH_PERIOD_DAYS);
  if (turnsPerDay === 0) return { kind: 'same period as the Earth' };
  return { kind: 'period', days: 1 / turnsPerDay };
}
