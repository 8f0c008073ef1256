import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How far a sheet is drawn to its next stop, CSS px. */
const NEXT_STOP_PX = 80;

/** How far beyond that to each stop after it, CSS px. */
const STOP_PX = 160;

/** Less than this is a press, CSS px. */
const PRESS_PX = 6;

/** What the handle of a sheet listens to. */
export type SheetHandle = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
};

/**
 * Lets a sheet at the bottom be drawn by its handle; the end of a draw does not count as a press.
 *
 * @param show    called while it is drawn with how far, CSS px, upwards negative; with 0 when that ends.
 * @param onDrawn called with how far when it is released.
 */
export function useSheetDrag(show: (pixels: number) => void, onDrawn: (pixels: number) => void): SheetHandle {
  const start = useRef<number>(undefined);
  const wasDrawn = useRef(false);

  const drawn = (event: PointerEvent) => event.clientY - (start.current ?? event.clientY);
  const end = () => {
    start.current = undefined;
    show(0);
  };

  return {
    onPointerDown(event) {
      start.current = event.clientY;
      wasDrawn.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (start.current !== undefined) show(drawn(event));
    },
    onPointerUp(event) {
      const pixels = drawn(event);
      wasDrawn.current = Math.abs(pixels) >= PRESS_PX;
      end();
      onDrawn(pixels);
    },
    onPointerCancel: end,
    onClickCapture(event) {
      const isOfKeys = event.detail === 0;
      if (wasDrawn.current && !isOfKeys) event.stopPropagation();
    },
  };
}

/** By how many of its stops a sheet moves that was dragged this far, CSS px; upwards negative. */
export function stopsOfDrag(pixels: number): number {
  const distance = Math.abs(pixels) - NEXT_STOP_PX;
  return distance < 0 ? 0 : Math.sign(pixels) * (1 + Math.floor(distance / STOP_PX));
}
