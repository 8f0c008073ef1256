import { useEffect, useRef } from 'react';
import type { Observatory } from '#machines/planning/observatory.ts';

/** A site that is being chosen. */
type Choosing = { readonly observatory: Observatory; readonly isLocating: boolean };

/** An observatory with a code, or the place of the device, is chosen as soon as it is there; coordinates are not. */
export function useChosen(choosing: Choosing | undefined, onChosen: () => void): void {
  const before = useRef(choosing);
  useEffect(() => {
    const former = before.current;
    before.current = choosing;
    if (former === undefined || choosing === undefined) return;
    const { observatory, isLocating } = choosing;
    const isLocated = former.isLocating && !isLocating;
    if (observatory !== former.observatory && (observatory.code !== undefined || isLocated)) onChosen();
  });
}
