import type { Site } from '../earth/site.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';

/**
 * Everything about a site and a list of epochs that no object changes: times, the observer's place and velocity,
 * the Earth's orientation, the Sun and the Moon. Made once and shared by all objects of a calculation.
 */
export type ObserverFrames = {
  readonly rows: number;
  readonly site: Site;
};

/**
 * Prepares a site and epochs for observing.
 *
 * @param site where the observer is
 * @param ephemeris Sun, Earth and Moon; must cover the epochs
 * @param epochsUtc Julian dates, UTC (UT1 before 1962), any order
 * @throws RangeError when an epoch is not a number or lies outside the ephemeris
 */
export function createObserverFrames(
  site: Site,
  ephemeris: Ephemeris,
  epochsUtc: ArrayLike<number>,
): ObserverFrames {
  if (epochsUtc.length === 0) throw new RangeError(`No epochs for ${ephemeris.name}`);
  return { rows: epochsUtc.length, site };
}
