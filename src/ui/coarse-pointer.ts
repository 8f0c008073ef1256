import { useState, useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse), (max-width: 640px)';

/** Whether things are pressed by a finger, or the screen is as narrow as a phone's: targets grow to 44 px. */
export function useCoarsePointer(): boolean {
  const [{ follow, isCoarse }] = useState(watchPointer);
  return useSyncExternalStore(follow, isCoarse, () => false);
}

/** The browser holds on to each query that is made, and every render reads it: so one is made, in a browser only. */
function watchPointer() {
  let made: MediaQueryList | undefined;
  const query = () => (made ??= window.matchMedia(COARSE));
  return {
    isCoarse: () => query().matches,
    follow: (changed: () => void) => {
      query().addEventListener('change', changed);
      return () => query().removeEventListener('change', changed);
    },
  };
}
