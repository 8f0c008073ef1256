import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the screen when another screen took the place of the control that had it, as after a button that leads
 * on: who reads by keyboard or ear goes on from there and not from the top of the page.
 *
 * @param screen the screen that is shown.
 * @returns for the element around the screens, which must be focusable.
 */
export function useFocusOnScreen(screen: string | undefined): RefObject<HTMLElement | null> {
  const around = useRef<HTMLElement>(null);
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
  }, [screen]);
  return around;
}
