import { useEffect, useSyncExternalStore } from 'react';
import type { EphemerisStatus, EphemerisStore } from '#client/ephemeris-store.ts';
import { tdbOfMs } from '../scene/simulated-instant.ts';

/**
 * Sees to the planets that words about a date need, and has them written anew when they are there: without WebGL there is
 * no view that would, and a view paints without React.
 *
 * @param date UTC milliseconds.
 * @returns what becomes of them, and whether those of the date are there.
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
