import { useEffect, useState } from 'react';
import type { Place } from './mercator.ts';
import { loadWorld, type World, type WorldDetail } from './world.ts';

/**
 * The built-in world once it has loaded; until then the coarser one, or nothing.
 * @param project must keep its identity between renders.
 */
export function useWorld(
  detail: WorldDetail,
  project: (place: Place) => [x: number, y: number],
): World | undefined {
  const [world, setWorld] = useState<World>();

  useEffect(() => {
    let current = true;
    loadWorld(detail, project).then(
      (loaded) => current && setWorld(loaded),
      () => undefined, // the graticule alone still takes the marker (static loads fail silently)
    );
    return () => {
      current = false;
    };
  }, [detail, project]);

  return world;
}
