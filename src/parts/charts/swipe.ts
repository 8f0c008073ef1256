import { type TouchEvent, useRef } from 'react';

/** A swipe is at least as long, CSS px, and more along than across. */
const SWIPE_PX = 56;

/** Whether a finger that moved this far turns to what follows (1) or what came before (-1); 0 for neither. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Handlers for an element whose contents are turned by swiping. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.item(0);
      start.current = touches.length > 1 ? undefined : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      if (start.current === undefined) return;
      const touch = changedTouches.item(0);
      const direction = swipeOf(touch.clientX - start.current.x, touch.clientY - start.current.y);
      start.current = undefined;
      if (direction !== 0) onSwipe(direction);
    },
  };
}
