import { useEffect, useState, type RefObject } from 'react';
import { rowWindow, type RowWindow } from './row-window.ts';

/** Scroll positions are taken in steps of this many rows, so that most scrolling draws nothing anew. */
const STEP_ROWS = 4;

/**
 * Follows a scrolling element and tells which rows of its long list to draw.
 * @param scroller the element that scrolls.
 * @param count rows in all.
 * @param rowPx height of each row, px.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
): RowWindow {
  const [view, setView] = useState({ scrolledPx: 0, viewPx: 900 });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const stepPx = STEP_ROWS * rowPx;
    const read = (): void => {
      const scrolledPx = Math.floor(element.scrollTop / stepPx) * stepPx;
      const viewPx = element.clientHeight + stepPx;
      setView((before) =>
        before.scrolledPx === scrolledPx && before.viewPx === viewPx ? before : { scrolledPx, viewPx },
      );
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller, rowPx]);

  return rowWindow(count, rowPx, view.scrolledPx, view.viewPx);
}
