import { BUILT_IN_EARTH } from '../earth/built-in-earth.ts';
import type { EarthOrientation } from '../earth/earth-orientation.ts';
import type { Site } from '../earth/site.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type ObserverFrames, observerFrames } from './observer-frames.ts';
import { observingTime } from './observing-time.ts';

/**
 * As {@link observerFrames}, from UTC dates.
 *
 * @param epochsUtc Julian dates, UTC (UT1 before 1962)
 * @param earth how the Earth is turned then
 */
export function observerFramesUtc(
  site: Site,
  ephemeris: Ephemeris,
  epochsUtc: ArrayLike<number>,
  earth: EarthOrientation = BUILT_IN_EARTH,
): ObserverFrames {
  return observerFrames(
    site,
    ephemeris,
    Array.from(epochsUtc, (jdUtc) => observingTime(jdUtc, earth)),
  );
}
