import { useEffect, useState } from 'react';
import { GEOCENTRE_CODE } from '#contract/observing-window.ts';
import { hasCoordinates, type Observatory } from '#machines/planning/observatory.ts';
import { clockOfPlace } from './place-zone.ts';

/** Zone of an observatory, IANA name or offset; undefined for the geocentre, and until it is found. */
export function usePlaceClock(observatory: Observatory | undefined): string | undefined {
  const [found, setFound] = useState<{ readonly observatory: Observatory; readonly zone: string }>();

  useEffect(() => {
    if (observatory === undefined || !isOnEarth(observatory)) return undefined;
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const zone = await clockOfPlace(observatory.latitude, observatory.longitude);
      if (isCurrent) setFound({ observatory, zone });
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [observatory]);

  return found?.observatory === observatory ? found?.zone : undefined;
}

function isOnEarth(observatory: Observatory): boolean {
  return observatory.code !== GEOCENTRE_CODE && hasCoordinates(observatory);
}
