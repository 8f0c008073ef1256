import { useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse), (max-width: 640px)';

/** Whether things are pressed by a finger, or the screen is as narrow as a phone's: targets grow to 44 px. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(follow, isCoarse, () => false);
}

function follow(changed: () => void): () => void {
  const query = window.matchMedia(COARSE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function isCoarse(): boolean {
  return window.matchMedia(COARSE).matches;
}
