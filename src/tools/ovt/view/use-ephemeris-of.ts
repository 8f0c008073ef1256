import { useEffect, useState } from 'react';
import { tdbOfMs } from './simulated-instant.ts';
import type { ViewSources } from './view-sources.ts';

/** Days that are loaded at once for a date that is not there. */
const PART_DAYS = 64;

/**
 * Loads what words about a date need, and has them written anew when it is there: without WebGL there is no view that
 * would, and a view paints without React.
 *
 * @param date UTC milliseconds.
 * @param onFailed is told why it cannot be had; stays the same function.
 */
export function useEphemerisOf(
  { ephemeris }: Pick<ViewSources, 'ephemeris'>,
  date: number,
  onFailed: (error: unknown) => void,
): void {
  const [, setLoads] = useState(0);
  const { day, offset } = tdbOfMs(date);
  const isThere = ephemeris.covers(day + offset);
  const part = Math.floor((day + offset) / PART_DAYS);
  useEffect(() => {
    if (isThere) return;
    const [from, to] = [part * PART_DAYS, (part + 1) * PART_DAYS];
    ephemeris.load(from, to).then(() => setLoads((count) => count + 1), onFailed);
  }, [ephemeris, isThere, part, onFailed]);
}
