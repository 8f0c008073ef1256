import { useEffect, useSyncExternalStore } from 'react';
import type { EphemerisStatus, EphemerisStore } from '#client/ephemeris-store.ts';
import { tdbOfMs } from '../scene/simulated-instant.ts';

/**
 * Loads the planets of a date for a component that writes about it, and renders the component again once they are loaded. The view does not
 * do this: it paints without React, and does not exist without WebGL.
 *
 * @param date UTC milliseconds.
 * @returns the status of loading, and whether the planets of the date are there.
 */
export function useEphemeris(
  ephemeris: EphemerisStore,
  date: number,
): { readonly status: EphemerisStatus; readonly isThere: boolean } {
  const status = useSyncExternalStore(ephemeris.subscribe, ephemeris.status);
  const { day, offset } = tdbOfMs(date);
  useEffect(() => ephemeris.ensure(day + offset), [ephemeris, day, offset]);
  return { status, isThere: ephemeris.covers(day + offset) };
}
