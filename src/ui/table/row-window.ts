import { useLayoutEffect, useState, type RefObject } from 'react';

const OVERSCAN_ROWS = 12;
const NEAR_END_ROWS = 10;
const PHONE_PX = 640;
const DESK_ROW_PX = 32;
const PHONE_ROW_PX = 44;

/** Which rows of a tall table are drawn, and the empty height that replaces the rest. */
export type RowWindow = { first: number; end: number; before: number; after: number };

/**
 * The rows in sight and a few beyond them.
 *
 * @param scrollTop how far the frame is scrolled, CSS px, at or above 0.
 * @param height    of the frame, CSS px.
 * @param rowHeight CSS px, above 0.
 */
export function rowWindow(count: number, scrollTop: number, height: number, rowHeight: number): RowWindow {
  const inSight = Math.ceil(height / rowHeight);
  const lastFirst = Math.max(0, count - inSight - OVERSCAN_ROWS);
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN_ROWS), lastFirst);
  const end = Math.min(count, first + inSight + 2 * OVERSCAN_ROWS);
  return { first, end, before: first * rowHeight, after: (count - end) * rowHeight };
}

/** Follows a scrolling frame: the rows to draw now, whether on a phone, and the handler to give to the frame. */
export function useRowWindow(frame: RefObject<HTMLElement | null>, count: number, onNearEnd?: () => void) {
  const [view, setView] = useState({ scrollTop: 0, height: 900, isPhone: false });
  const rowHeight = view.isPhone ? PHONE_ROW_PX : DESK_ROW_PX;

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () =>
      setView({
        scrollTop: element.scrollTop,
        height: element.clientHeight,
        isPhone: window.innerWidth <= PHONE_PX,
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const onScroll = () => {
    const element = frame.current;
    if (element === null) return;
    const scrollTop = Math.floor(element.scrollTop / rowHeight) * rowHeight;
    if (scrollTop !== view.scrollTop) setView({ ...view, scrollTop });
    const left = element.scrollHeight - element.clientHeight - element.scrollTop;
    if (left < NEAR_END_ROWS * rowHeight) onNearEnd?.();
  };

  return {
    ...rowWindow(count, view.scrollTop, view.height, rowHeight),
    rowHeight,
    isPhone: view.isPhone,
    onScroll,
  };
}
