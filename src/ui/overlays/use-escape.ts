import { useEffect, type RefObject } from 'react';

/** Hears Escape inside of an element, unless something in there has made use of it. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const inside = element.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    inside?.addEventListener('keydown', hear);
    return () => inside?.removeEventListener('keydown', hear);
  });
}
