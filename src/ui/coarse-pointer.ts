import { useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse), (max-width: 640px)';

/** Whether things are pressed by a finger, or the screen is as narrow as a phone's: targets grow to 44 px. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(follow, isCoarse, () => false);
}

/** Asked again at every render, so one query serves all: the browser keeps each that was made. */
let asked: MediaQueryList | undefined;

function query(): MediaQueryList {
  asked ??= window.matchMedia(COARSE);
  return asked;
}

function follow(changed: () => void): () => void {
  const followed = query();
  followed.addEventListener('change', changed);
  return () => followed.removeEventListener('change', changed);
}

function isCoarse(): boolean {
  return query().matches;
}
