import { useRef, useState } from 'react';

/**
 * Whether a tooltip is open, and what turns it. React Aria closes a tooltip when the page scrolls, and the focus that opens it may have
 * scrolled the page: the event of that follows before the next frame, until which a tooltip is open as long as its focus stays.
 */
export function useTooltipOpening(): readonly [isOpen: boolean, turn: (toOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const justFocused = useRef<Element | null>(null);
  const turn = (toOpen: boolean) => {
    if (!toOpen && justFocused.current !== null && justFocused.current === document.activeElement) return;
    setOpen(toOpen);
    justFocused.current = toOpen ? document.querySelector(':focus-visible') : null;
    if (toOpen) requestAnimationFrame(() => (justFocused.current = null));
  };
  return [isOpen, turn];
}
