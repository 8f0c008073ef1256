import { useEffect, type RefObject } from 'react';

/** Listens for Escape inside an element, unless something in it has used the key; then nothing around it does. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const inside = element.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    inside?.addEventListener('keydown', closeOnEscape);
    return () => inside?.removeEventListener('keydown', closeOnEscape);
  });
}
