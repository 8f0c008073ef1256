import { useEffect, useState } from 'react';
import type { Place } from '../map/mercator.ts';
import { loadZoneOutlines, outlinePath } from './zone-outlines.ts';

/**
 * Outlines of the zones as SVG path data, by their offset in minutes, once they have loaded.
 *
 * @param project must keep its identity between renders.
 */
export function useZoneOutlines(
  project: (place: Place) => readonly [x: number, y: number],
): ReadonlyMap<number, string> | undefined {
  const [paths, setPaths] = useState<ReadonlyMap<number, string>>();

  useEffect(() => {
    let isCurrent = true;
    loadZoneOutlines().then(
      (outlines) =>
        isCurrent &&
        setPaths(new Map(outlines.map((zone) => [zone.offsetMinutes, outlinePath(zone, project)]))),
      () => undefined, // bands of 15 degrees replace it (static loads fail without a word)
    );
    return () => {
      isCurrent = false;
    };
  }, [project]);

  return paths;
}
