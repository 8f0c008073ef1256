import type { Coordinates } from '#machines/planning/observatory.ts';
import { LocationError } from '#machines/planning/setup-refusals.ts';

const PATIENCE_MS = 15_000;

/** Altitude of a place whose own is not known [m]. */
const DEFAULT_ALTITUDE_M = 2000;

/**
 * Requests the place of the device from the browser.
 * @returns degrees and, where the device measures it, the altitude.
 * @throws LocationError 'unavailable' where the browser has no such service, 'failed' when it found no place.
 */
export function locate(): Promise<Coordinates> {
  const service = 'geolocation' in navigator ? navigator.geolocation : undefined;
  if (service === undefined) return Promise.reject(new LocationError('unavailable'));
  return new Promise((resolve, reject) => {
    service.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: Number(coords.latitude.toFixed(5)),
          longitude: Number(coords.longitude.toFixed(5)),
          alt: Math.round(coords.altitude ?? DEFAULT_ALTITUDE_M),
        }),
      () => reject(new LocationError('failed')),
      { timeout: PATIENCE_MS },
    );
  });
}
