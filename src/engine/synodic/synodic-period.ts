import { AVERAGE_EARTH_PERIOD_DAYS } from './average-earth.ts';

/** Time between two conjunctions with the Earth, or why there is none. */
export type SynodicPeriod =
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
