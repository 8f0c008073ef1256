import { DEGREE } from '../constants.ts';

/** Period of the averaged Earth, days. */
export const AVERAGE_EARTH_PERIOD_DAYS = 365.25;

/**
 * The orbit of an Earth that circles the Sun evenly at 1 au, by whole degrees, 0 to 360: rows x y z, heliocentric ecliptic, au.
 *
 * It is within 0.017 au of the real Earth from 1900 to 2100.
 */
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
