import type { EphemerisSource } from './view-sources.ts';

/** Days loaded on each side of a date that is not loaded. */
const LOADED_DAYS = 40;

/** Pause after a failure, ms, before the same is tried again. */
const PAUSE_MS = 5000;

/**
 * Loads what pictures need of the ephemeris, one part at a time.
 *
 * @returns a function of a Julian date TDB and the real time, ms: does nothing while that date is there, while something
 *   is being loaded, and shortly after a failure.
 */
export function createMissingLoader({
  ephemeris,
  onLoaded,
  onFailed,
}: {
  ephemeris: EphemerisSource;
  onLoaded: () => void;
  onFailed: (error: unknown) => void;
}): (julianDate: number, now: number) => Promise<void> {
  let isLoading = false;
  let failedAt = -Infinity;
  return async (julianDate, now) => {
    if (isLoading || ephemeris.covers(julianDate) || now - failedAt < PAUSE_MS) return;
    isLoading = true;
    try {
      await ephemeris.load(julianDate - LOADED_DAYS, julianDate + LOADED_DAYS);
      onLoaded();
    } catch (error) {
      failedAt = now;
      onFailed(error);
    } finally {
      isLoading = false;
    }
  };
}
