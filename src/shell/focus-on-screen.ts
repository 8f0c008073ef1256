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
    let stop: (() => void) | undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // a popup that closes has given the focus back by now
        if (main.current !== null) stop = followHeading(main.current);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [screen, main]);
}

/**
 * Focuses the heading, and the next one when it leaves the page: a tool that is still being fetched replaces the
 * screen before it later. Ends when the user takes the focus elsewhere.
 */
function followHeading(main: HTMLElement): (() => void) | undefined {
  let focused = focusHeading(main);
  if (focused === undefined) return undefined;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement !== focused && activeElement !== document.body) observer.disconnect();
    else if (focused === main || focused?.isConnected !== true) focused = focusHeading(main) ?? focused;
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading(main: HTMLElement): HTMLElement | undefined {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return undefined;
  if (window.parent !== window && !document.hasFocus()) return undefined;
  const heading = main.querySelector<HTMLElement>('h1, h2') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (document.activeElement === heading) return heading;
  main.focus({ preventScroll: true }); // a screen is hidden while the next one is fetched, and nothing in it takes the focus
  return main;
}
