import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of each screen that the user goes to, so that it is read out and the keyboard goes on
 * from there. The first screen is left as it opens, and so is one under a popup; a page in a frame never takes the focus.
 *
 * @param screen its path; undefined on the way to another.
 * @param main   holds the screen.
 */
export function useFocusOnScreen(screen: string | undefined, main: RefObject<HTMLElement | null>): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (screen === undefined || screen === last.current) return undefined;
    const isFirst = last.current === undefined;
    last.current = screen;
    if (isFirst) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => focusHeading(main.current)); // a popup that closes gives the focus back first
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, main]);
}

function focusHeading(main: HTMLElement | null): void {
  if (main === null || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
  if (window.parent !== window && !document.hasFocus()) return;
  const heading = main.querySelector<HTMLElement>('h1, h2') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
