import { type RefObject, useEffect, useRef } from 'react';

/** A ref of an element of a list that is scrolled into sight when it becomes the chosen one. */
export function useScrolledTo<Kind extends HTMLElement>(isChosen: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return element;
}
