import { isoDateFromJulianDate } from '#engine/time/iso.ts';

/** Days by which the lists of observations may lag behind the sky. */
const MAY_LAG_DAYS = 61;

/**
 * Whether an object may have been observed after the last observation that a catalogue knows of, so that the days since
 * then are only a bound from above.
 *
 * @param observationsTo ISO date of the catalogue, to the day or the month: of later observations it knows nothing.
 * @param julianDate of the instant in question, UTC.
 */
export function mayHaveBeenObservedSince(observationsTo: string, julianDate: number): boolean {
  return observationsTo < isoDateFromJulianDate(julianDate - MAY_LAG_DAYS);
}
